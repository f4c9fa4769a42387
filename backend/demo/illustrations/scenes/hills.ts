import { box, circle, ellipse, fill } from '../pen/markup.js';
import { n } from '../pen/path.js';
import { WIDTH, type Sheet } from '../pen/sheet.js';
import type { Backdrop } from './place.js';

function ridge(random: () => number, base: number, rise: number, step: number): string {
  let path = `M-60 620V${n(base)}`;
  let x = -60;
  while (x < WIDTH + 80) {
    const peak = base - random() * rise;
    const next = x + step * (0.7 + random() * 0.6);
    path += `C${n(x + (next - x) * 0.35)} ${n(peak)} ${n(x + (next - x) * 0.65)} ${n(peak)} ${n(next)} ${n(base - random() * rise * 0.3)}`;
    x = next;
  }
  return `${path}V620Z`;
}

function clouds(sheet: Sheet, random: () => number): string {
  const puff = sheet.down([0, '#ffffff', 0.95], [0.7, '#ffffff', 0.6], [1, '#ffffff', 0.1]);
  let content = '';
  for (let index = 0; index < 4; index += 1) {
    const x = 60 + index * 330 + random() * 160;
    const y = 80 + random() * 120;
    const size = 0.7 + random() * 0.6;
    const outline =
      `M${n(x - 110 * size)} ${n(y)}c0 ${n(-26 * size)} ${n(34 * size)} ${n(-32 * size)} ${n(52 * size)} ${n(-20 * size)}` +
      `c${n(10 * size)} ${n(-34 * size)} ${n(70 * size)} ${n(-40 * size)} ${n(88 * size)} ${n(-4 * size)}` +
      `c${n(30 * size)} ${n(-14 * size)} ${n(66 * size)} ${n(-2 * size)} ${n(70 * size)} ${n(24 * size)}Z`;
    content += fill(outline, puff);
  }
  return content;
}

function tree(x: number, ground: number, size: number, tone: string, lit: string): string {
  return (
    box(x - 2 * size, ground - 30 * size, 4 * size, 32 * size, '#5a4a3c') +
    ellipse(x, ground - 46 * size, 24 * size, 28 * size, tone) +
    ellipse(x - 6 * size, ground - 54 * size, 14 * size, 15 * size, lit, { fillOpacity: 0.7 })
  );
}

function posts(): string {
  let path = '';
  for (let x = 20; x < WIDTH; x += 104) {
    path += `M${x} 566h8v36h-8Z`;
  }
  return fill(path, '#8d979b') + box(0, 572, WIDTH, 10, '#d5dbdd') + box(0, 577, WIDTH, 2, '#9aa4a8');
}

/** A road through green hills on a clear morning. */
export function hills(sheet: Sheet, random: () => number): Backdrop {
  const sky = sheet.along([0, 0, 0, 560], [0, '#8fbfe0'], [0.55, '#c9e2ef'], [1, '#f6efdc']);
  const sun = sheet.glow([0, '#fffdf2', 0.9], [0.3, '#fff6dc', 0.5], [1, '#fff6dc', 0]);
  const far = sheet.along([0, 330, 0, 560], [0, '#8fb0c4'], [1, '#c3d6d6']);
  const middle = sheet.along([0, 400, 0, 600], [0, '#6d9a8e'], [1, '#a3c0a0']);
  const near = sheet.along([0, 470, 0, 610], [0, '#5f9161'], [1, '#93b56d']);
  const meadow = sheet.along([0, 545, 0, 605], [0, '#7aa658'], [1, '#a4bd6c']);
  let grove = '';
  for (let x = 10; x < WIDTH; x += 90 + random() * 150) {
    grove += tree(x, 560 + random() * 8, 0.55 + random() * 0.55, '#4d7d4c', '#7ba763');
  }
  return {
    markup:
      box(0, 0, WIDTH, 620, sky) +
      circle(220 + random() * 800, 190, 260, sun) +
      clouds(sheet, random) +
      fill(ridge(random, 470, 150, 330), far) +
      fill(ridge(random, 520, 110, 380), middle) +
      fill(ridge(random, 556, 76, 460), near) +
      box(0, 556, WIDTH, 50, meadow) +
      grove +
      posts(),
    road: ['#8b9095', '#5b6066'],
    kerb: ['#c6c3a2', '#a3a27e'],
    line: '#f7f4ea',
  };
}
