/// An error of whoever reads the page.
struct Oops: Error {}
