import Testing

@Suite struct `The pages` {
  @Test(arguments: Page.all)
  func `have only examples that are compiled here`(_ page: Page) {
    for section in page.sections {
      let key = Snippets.Key(page: page.name, heading: section.heading)
      #expect(Snippets.all.texts[key] ?? [] == section.examples, "\(page), \(section.heading)")
    }
  }

  @Test func `have every example that is compiled here`() {
    let known = Set(
      Page.all.flatMap { page in
        page.sections.map { Snippets.Key(page: page.name, heading: $0.heading) }
      })
    #expect(Set(Snippets.all.texts.keys).subtracting(known) == [])
  }

  @Test(arguments: Page.all)
  func `use a heading once, so that an example can be found by it`(_ page: Page) {
    let headings = page.sections.map(\.heading)
    #expect(headings.count == Set(headings).count)
  }
}
