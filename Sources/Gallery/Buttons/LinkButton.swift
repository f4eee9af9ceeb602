import WeirGtk

extension Page {
  static let linkButton = Page(
    "Link Button", in: .buttons, "Opens an address; the gallery itself opens none."
  ) { stage in
    let link = LinkButton("_Swift's home page", uri: "https://www.swift.org")
    link.halign = .start
    let isVisited = stage.value(false, choices: [true, false])
    link.createBinding(of: .isVisited, with: isVisited, storeIn: &stage.cancellables)
    stage.log("activateLinkPublisher", link.activateLinkPublisher)
    link.onActivateLink { [weak link] _ in
      link?.isVisited = true
      return true
    }
    .store(in: &stage.cancellables)
    return link
  }
}

/// A property that the library has no name for is bound by one of our own.
extension BindableProperty where Source: LinkButton, Value == Bool {
  fileprivate static var isVisited: Self {
    Self("notify::visited", get: { $0.isVisited }, set: { $0.isVisited = $1 })
  }
}
