/// Which Weir Forms this is.
public enum Release {
  /// The version, as `--version` and the about dialog say it.
  public static let version = "0.1.0"
}
