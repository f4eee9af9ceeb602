import CGtk
import Weir

/// What has rows of which some are selected: a ``ListModel``, and every view of one.
///
/// The events of a model end with the model; those of a view end with the view, also when its model
/// lives on in another.
@MainActor
public protocol ItemSource<Item>: Object {
  associatedtype Item

  var model: ListModel<Item> { get }
}

extension ListModel: ItemSource {
  public var model: ListModel<Item> { self }
}

extension ItemSource {
  /// Sends the index of the selected row: the present one first, then each new one.
  ///
  /// By the user or from code, also when rows that come or go above move the selected one; nil for
  /// none, of several the first. On the main thread; finishes with what it was asked of. Without
  /// demand nothing is queued: once asked again it sends the latest, if that is new.
  public var selectedIndexPublisher: ValuePublisher<Int?> { publisher(for: .selectedIndex) }

  /// Sends the indices of the selected rows: the present ones first, then each new set.
  /// Rules as ``selectedIndexPublisher``.
  public var selectedRowsPublisher: ValuePublisher<Set<Int>> { publisher(for: .selectedRows) }

  /// Sends the index of each row that the user selects.
  ///
  /// By the user only, as `didSelect` of UIKit: a selection that code makes is not sent. No initial
  /// value. When many are selected at once each is sent, in order. On the main thread; finishes with
  /// what it was asked of; dropped without demand.
  public var didSelectRowPublisher: SignalPublisher<Int> {
    SignalPublisher(self, rows("row-selected")) { $0.int(0) }
  }

  /// Sends the index of each row that the user takes out of the selection, because another is
  /// selected too. Rules as ``didSelectRowPublisher``; those that go come before those that come.
  public var didDeselectRowPublisher: SignalPublisher<Int> {
    SignalPublisher(self, rows("row-deselected")) { $0.int(0) }
  }

  /// Sends each item that the user selects. Rules as ``didSelectRowPublisher``.
  public var didSelectItemPublisher: SignalPublisher<Item> {
    SignalPublisher(self, rows("row-selected")) { [weak self] in self?.item(at: $0.int(0)) }
  }

  /// Sends each item that the user takes out of the selection. Rules as
  /// ``didDeselectRowPublisher``.
  public var didDeselectItemPublisher: SignalPublisher<Item> {
    SignalPublisher(self, rows("row-deselected")) { [weak self] in self?.item(at: $0.int(0)) }
  }

  /// Shows what `publisher` sends, until the token is cancelled.
  ///
  /// ```swift
  /// list.bind(items: model.results).store(in: &cancellables)
  /// ```
  ///
  /// Each list is compared with the one before and only what differs is changed, as
  /// ``ListModel/items`` does. Lists from another thread are shown on the main loop; of several the
  /// latest counts. Neither the token nor the subscription keeps the list. Bind the items before you
  /// bind the selection: a choice that is not there is refused.
  public func bind<Upstream: Publisher>(
    items publisher: Upstream, file: StaticString = #fileID, line: UInt = #line
  ) -> AnyCancellable
  where Upstream.Output == [Item], Upstream.Failure == Never {
    follow(publisher, into: \.model.items, file: file, line: line)
  }

  func item(at index: Int) -> Item? {
    let items = model.items
    return items.indices.contains(index) ? items[index] : nil
  }

  private func rows(_ signal: String) -> Origin<Self> {
    Origin(signal, from: .part { $0.model.pointer })
  }
}

extension ItemSource where Item: Equatable {
  /// Sends the selected item: the present one first, then each new one, and also the same with other
  /// content. Rules as ``selectedIndexPublisher``.
  public var selectedItemPublisher: ValuePublisher<Item?> { publisher(for: .selectedItem) }
}

extension BindableProperty where Source: ItemSource, Value == Int? {
  /// The index of the selected row; one that is not there selects none.
  public static var selectedIndex: Self {
    Self(
      selectionOrigin(), get: { $0.model.selectedIndex }, set: { $0.model.selectedIndex = $1 })
  }
}

extension BindableProperty where Source: ItemSource, Value == Set<Int> {
  /// The indices of the selected rows; those that are not there are left out.
  public static var selectedRows: Self {
    Self(selectionOrigin(), get: { $0.model.selectedRows }, set: { $0.model.selectedRows = $1 })
  }
}

extension BindableProperty where Source: ItemSource, Source.Item: Equatable, Value == Source.Item? {
  /// The selected item; one that is not in the list selects none.
  public static var selectedItem: Self {
    Self(selectionOrigin(), get: { $0.model.selectedItem }, set: { $0.model.select($1) })
  }
}

private func selectionOrigin<Source: ItemSource>() -> Origin<Source> {
  Origin("selection-settled", from: .part { $0.model.pointer })
}
