interface DueWork<Item> {
  read: () => Promise<Item[]>;
  work: (item: Item) => Promise<unknown>;
  onUnread: (error: unknown) => void;
  onFailed: (item: Item, error: unknown) => void;
}

/** Reads what is due and does it, one after another. An error with one prevents none of the others; none is thrown. */
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
