import Testing

@Suite struct `The Makefile` {
  @Test func `says in its help what each target is for, in a line`() throws {
    let makefile = try Makefile()
    #expect(makefile.phony.count > 20)
    #expect(Set(makefile.phony) == Set(makefile.help.keys))
    #expect(makefile.phony.count == Set(makefile.phony).count)
    #expect(makefile.help.filter { $0.value.count > 110 } == [:])
  }
}
