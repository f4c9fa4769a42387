interface DueWork<Item> {
  read: () => Promise<Item[]>;
  work: (item: Item) => Promise<unknown>;
  onUnread: (error: unknown) => void;
  onFailed: (item: Item, error: unknown) => void;
}

/** Reads the due items and handles them in order. A failed item does not stop the others, and no error is thrown. */
export async function forEachDue<Item>({ read, work, onUnread, onFailed }: DueWork<Item>): Promise<void> {
  let due: Item[];
  try {
    due = await read();
  } catch (error) {
    onUnread(error);
    return;
  }
  for (const item of due)
    try {
      await work(item);
    } catch (error) {
      onFailed(item, error);
    }
}
