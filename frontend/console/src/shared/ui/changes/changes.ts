import type { AuditValues } from '@contract/office';
import { formatInstant } from '../../i18n/format';
import type { Translate } from '../../i18n/texts';

/** A changed value. One side is `undefined` if the value was added or removed. */
export interface Change {
  /** The names from outer to inner: `['Fare', 'Washing fee']`. */
  path: string[];
  before: unknown;
  after: unknown;
}

type Leaves = Map<string, { path: string[]; value: unknown }>;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** `approve-customer`, `washingFee` and `ON_TRIP` as `Approve customer`, `Washing fee` and `On trip`. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (!Array.isArray(value) || value.some((entry) => typeof entry === 'object' && entry !== null));

/** Collects the values without members. List items are counted from 1. */
function leavesOf(values: object, path: string[] = [], leaves: Leaves = new Map()): Leaves {
  for (const [name, value] of Object.entries(values)) {
    const here = [...path, Array.isArray(values) ? String(Number(name) + 1) : inWords(name)];
    if (isGroup(value)) leavesOf(value, here, leaves);
    else leaves.set(here.join('/'), { path: here, value });
  }
  return leaves;
}

// An absent value and null are shown in the same way.
const sameText = (value: unknown): string => JSON.stringify(value ?? null);

/** The differences between two values, leaf by leaf, in the order of the later one. */
export function changesOf(before: AuditValues | null, after: AuditValues | null): Change[] {
  const [was, is] = [leavesOf(before ?? {}), leavesOf(after ?? {})];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    const change = { path: (now ?? old)?.path ?? [], before: old?.value, after: now?.value };
    return sameText(change.before) === sameText(change.after) ? [] : [change];
  });
}

/** Returns a value as text; `t` translates yes and no. */
export function shown(value: unknown, t: Translate): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
  if (Array.isArray(value)) return value.length > 0 ? value.map((entry) => shown(entry, t)).join(', ') : '—';
  if (typeof value === 'string') return INSTANT.test(value) ? formatInstant(value) : value;
  return JSON.stringify(value);
}
