import { MINUTE } from './terms';

const HALF_HOUR = 30 * MINUTE;

/** The time of one car in half hours. Each is free or has one owner. */
export class CarCalendar<Owner extends object> {
  private readonly marks = new Map<number, Owner>();

  /** Returns the owners of the half hours from `start` to `end`. */
  ownersIn(start: number, end: number): Set<Owner> {
    const owners = new Set<Owner>();
    for (let mark = first(start); mark < last(end); mark += 1) {
      const owner = this.marks.get(mark);
      if (owner) owners.add(owner);
    }
    return owners;
  }

  claim(owner: Owner, start: number, end: number): void {
    if (this.ownersIn(start, end).size > 0) throw new Error('The model claimed hours that are taken.');
    for (let mark = first(start); mark < last(end); mark += 1) this.marks.set(mark, owner);
  }

  /** Frees the owner's half hours from `start` on. */
  free(owner: Owner, start = -Infinity): void {
    for (const [mark, holder] of this.marks) {
      if (holder === owner && mark >= last(start)) this.marks.delete(mark);
    }
  }

  /** Returns every owner with its start and end, sorted by time. */
  entries(): { owner: Owner; start: number; end: number }[] {
    const spans = new Map<Owner, { owner: Owner; start: number; end: number }>();
    for (const mark of [...this.marks.keys()].sort((a, b) => a - b)) {
      const owner = this.marks.get(mark)!;
      const span = spans.get(owner) ?? { owner, start: mark * HALF_HOUR, end: 0 };
      span.end = (mark + 1) * HALF_HOUR;
      spans.set(owner, span);
    }
    return [...spans.values()];
  }
}

const first = (time: number): number => Math.floor(time / HALF_HOUR);
const last = (time: number): number => Math.ceil(time / HALF_HOUR);
