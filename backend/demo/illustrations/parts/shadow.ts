import { ellipse } from '../pen/markup.js';
import type { Sheet } from '../pen/sheet.js';

/** What a car's body takes away from the light on the ground: a wide soft pool and the dark right beneath. */
export function groundShadow(sheet: Sheet, from: number, to: number, color = '#05080c'): string {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const pool = sheet.glow([0, color, 0.55], [0.6, color, 0.38], [0.85, color, 0.12], [1, color, 0]);
  const core = sheet.glow([0, color, 0.92], [0.7, color, 0.8], [0.9, color, 0.3], [1, color, 0]);
  return ellipse(middle, 2, half * 1.12, 17, pool) + ellipse(middle, -1, half * 0.97, 8.5, core);
}
