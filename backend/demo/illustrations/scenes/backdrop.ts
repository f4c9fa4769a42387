import type { Sheet } from '../pen/sheet.js';
import { avenue } from './avenue.js';
import { city } from './city.js';
import { hills } from './hills.js';
import type { Backdrop } from './place.js';
import { seaside } from './seaside.js';

const BACKDROPS: readonly ((sheet: Sheet, random: () => number) => Backdrop)[] = [
  city,
  hills,
  seaside,
  avenue,
];

export function backdrop(sheet: Sheet, which: number, random: () => number): Backdrop {
  return BACKDROPS[which % BACKDROPS.length]!(sheet, random);
}
