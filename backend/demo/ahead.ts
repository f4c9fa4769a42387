import { defined } from '../contract/defined.js';
/** Works on up to `width` items at a time and yields the results in the order of the items. */
export async function* ahead<Item, Result>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for (const item of items) {
    const next = work(item);
    // Awaited in its turn; until then a failure must not count as unhandled.
    next.catch(() => undefined);
    running.push(next);
    if (running.length >= width) yield await defined(running.shift(), 'running');
  }
  while (running.length > 0) yield await defined(running.shift(), 'running');
}
