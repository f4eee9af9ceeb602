/// The passwords that are tried first by those who guess.
enum CommonPasswords {
  /// Whether a password is one of them: a common word or run of keys, in whatever case and with
  /// whatever digits and marks at its end, a run of neighbours, or a few characters over and over.
  ///
  /// - Parameter utf8: Valid UTF-8.
  static func contain(_ utf8: UnsafeRawBufferPointer) -> Bool {
    repeats(utf8) || isRun(utf8) || isWord(utf8)
  }

  /// "aaaaaaaa", "12121212", "abcabcabc".
  private static func repeats(_ utf8: UnsafeRawBufferPointer) -> Bool {
    (1...4).contains { period in
      utf8.count >= 2 * period
        && utf8.indices.dropFirst(period).allSatisfy { index in
          utf8[index] == utf8[index - period]
        }
    }
  }

  /// "12345678", "hgfedcba"; after 9 comes 0.
  private static func isRun(_ utf8: UnsafeRawBufferPointer) -> Bool {
    let steps = utf8.indices.dropFirst().lazy.map { index in
      let pair = (utf8[index - 1], utf8[index])
      if pair == (0x39, 0x30) { return 1 }
      if pair == (0x30, 0x39) { return -1 }
      return Int(pair.1) - Int(pair.0)
    }
    guard let first = steps.first, first == 1 || first == -1 else { return false }
    return steps.allSatisfy { $0 == first }
  }

  private static func isWord(_ utf8: UnsafeRawBufferPointer) -> Bool {
    let end = utf8.lastIndex { !isDecoration($0) }.map { $0 + 1 } ?? 0
    let stem = UnsafeRawBufferPointer(rebasing: utf8[..<end])
    return words.contains { isSame($0, stem) || isSame($0, utf8) }
  }

  /// What people put at the end when a word alone will not do.
  private static func isDecoration(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "$"),
      UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func isSame(_ word: StaticString, _ utf8: UnsafeRawBufferPointer) -> Bool {
    guard word.utf8CodeUnitCount == utf8.count else { return false }
    return utf8.indices.allSatisfy { index in
      let byte = utf8[index]
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      return word.utf8Start[index] == (isCapital ? byte | 0x20 : byte)
    }
  }

  /// In lower case. Korean ones are there as their keys on an English keyboard, too.
  private static let words: [StaticString] = [
    "password", "passwort", "passw0rd", "p@ssword", "p@ssw0rd", "pa$$word", "passcode",
    "mypassword", "newpassword", "yourpassword", "secret", "topsecret", "letmein", "welcome",
    "changeme", "default", "administrator", "admin", "adminadmin", "root", "rootroot", "toor",
    "test", "testtest", "tester", "testing", "guest", "user", "username", "login", "access",
    "master", "computer", "internet", "google", "facebook", "samsung", "microsoft", "windows",
    "linux", "debian", "ubuntu", "server", "qwerty", "qwertyui", "qwertyuiop", "qwerty12",
    "qwer", "qwert", "qwer1234qwer", "asdf", "asdfasdf", "asdfgh", "asdfghjk", "asdfghjkl",
    "zxcv", "zxcvbn", "zxcvbnm", "qazwsx", "qazwsxedc", "1qaz2wsx", "1qaz2wsx3edc", "zaq12wsx",
    "1q2w3e4r", "1q2w3e4r5t", "1q2w3e", "q1w2e3r4", "q1w2e3r4t5", "qweasd", "qweasdzxc",
    "azerty", "azertyuiop", "a1b2c3d4", "1a2b3c4d", "abc", "abcd", "abcde", "abcdef",
    "abc123abc", "abcd1234abcd", "aa123456", "a123456789", "a1234567", "a12345678", "11223344",
    "1122334455", "12341234", "123123123", "12344321", "123454321", "123321123", "147258369",
    "147852369", "159357456", "987654321", "789456123", "741852963", "123qweasd", "123qwe123",
    "iloveyou", "ilovegod", "loveyou", "lovelove", "iloveu", "sunshine", "princess", "football",
    "baseball", "basketball", "dragon", "monkey", "superman", "batman", "spiderman", "pokemon",
    "starwars", "trustno", "whatever", "freedom", "shadow", "michael", "jennifer", "jordan",
    "ashley", "jessica", "charlie", "daniel", "thomas", "andrew", "joshua", "matthew",
    "michelle", "anthony", "jasmine", "butterfly", "flower", "chocolate", "cheese", "cookie",
    "summer", "winter", "spring", "autumn", "hello", "hellohello", "helloworld", "goodluck",
    "killer", "hunter", "ranger", "soccer", "hockey", "liverpool", "chelsea", "arsenal",
    "barcelona", "mustang", "corvette", "ferrari", "mercedes", "diamond", "silver", "golden",
    "purple", "orange", "banana", "pepper", "ginger", "tigger", "maggie", "buster", "harley",
    "phoenix", "matrix", "blink", "nothing", "forever", "family", "friends", "angel",
    "babygirl", "happy", "lucky", "money", "nintendo", "minecraft", "fuckyou", "fuckoff",
    "asshole", "superuser", "maverick", "startrek", "einstein", "victoria", "elizabeth",
    "alexander", "benjamin", "christian", "samantha", "veronica", "jonathan", "nicholas",
    "dkssud", "dkssudgktpdy", "tkfkdgo", "tkfkdgody", "tkfkd", "qlalfqjsgh", "rkskek", "gksrnr",
    "eogksalsrnr", "dlsrks", "tmxkdlf", "korea", "seoul", "안녕하세요", "사랑해요", "사랑합니다", "비밀번호",
    "대한민국", "가나다라마바사", "가나다라마바사아",
  ]
}
