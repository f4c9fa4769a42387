import { stroke } from './markup.js';

/** Width and strokes of a letter 14 units high on a base line at 0. */
type Glyph = readonly [width: number, strokes: string];

const BOWL = 'M8-5A4 5 0 1 1 0-5A4 5 0 1 1 8-5';
const ARCH = 'M0-5.6C0-8.4 1.6-10 4-10C6.4-10 7.6-8.4 7.6-6V0';

/**
 * A single-stroke alphabet, because a receipt must look the same on a server without fonts. A character that is not in
 * it is left blank.
 */
const GLYPHS: Record<string, Glyph> = {
  A: [12, 'M0 0L6-14L12 0M2-4.7H10'],
  B: [9.3, 'M0 0V-14H5.2a3.3 3.3 0 0 1 0 6.6H0M5.2-7.4a3.7 3.7 0 0 1 0 7.4H0'],
  C: [11.5, 'M11.5-11.4A6.6 7 0 1 0 11.5-2.6'],
  D: [11, 'M0 0V-14H4a7 7 0 0 1 0 14Z'],
  E: [8.5, 'M8.5-14H0V0H8.5M0-7.2H7.5'],
  F: [8.2, 'M8.2-14H0V0M0-7.2H7'],
  G: [12, 'M11.4-11.4A6.6 7 0 1 0 12-5V-6.4H7.6'],
  H: [10.5, 'M0 0V-14M10.5 0V-14M0-7.2H10.5'],
  I: [0, 'M0 0V-14'],
  J: [7, 'M7-14V-4a3.5 4 0 0 1-7 0'],
  K: [9.5, 'M0 0V-14M9.5-14L0-5.5M3.4-8.5L9.5 0'],
  L: [8, 'M0-14V0H8'],
  M: [13, 'M0 0V-14L6.5-4L13-14V0'],
  N: [11, 'M0 0V-14L11 0V-14'],
  O: [13, 'M6.5-14A6.5 7 0 1 0 6.5 0A6.5 7 0 1 0 6.5-14'],
  P: [9, 'M0 0V-14H5a3.9 3.9 0 0 1 0 7.8H0'],
  Q: [13, 'M6.5-14A6.5 7 0 1 0 6.5 0A6.5 7 0 1 0 6.5-14M8.5-3.5L12.5 1'],
  R: [9.5, 'M0 0V-14H5a3.9 3.9 0 0 1 0 7.8H0M4.8-6.2L9.5 0'],
  S: [
    9,
    'M8.7-11.6C8-13.2 6.4-14 4.6-14C2.2-14 .5-12.6 .5-10.6C.5-6 9-8.4 9-3.8C9-1.4 7 0 4.6 0C2.4 0 .7-.9 0-2.7',
  ],
  T: [10, 'M0-14H10M5-14V0'],
  U: [10.5, 'M0-14V-5.2a5.25 5.2 0 0 0 10.5 0V-14'],
  V: [11.5, 'M0-14L5.75 0L11.5-14'],
  W: [16, 'M0-14L4 0L8-12L12 0L16-14'],
  X: [10.5, 'M0-14L10.5 0M10.5-14L0 0'],
  Y: [10.5, 'M0-14L5.25-6.5L10.5-14M5.25-6.5V0'],
  Z: [9.5, 'M0-14H9.5L0 0H9.5'],
  a: [8, `${BOWL}M8-10V0`],
  b: [8, `${BOWL}M0-14.5V0`],
  c: [7.6, 'M7.6-8.2A4.3 5 0 1 0 7.6-1.8'],
  d: [8, `${BOWL}M8-14.5V0`],
  e: [8.2, 'M.2-5.3H8.2C8.2-8.2 6.6-10 4.2-10C1.8-10 0-8 0-5C0-2 1.8 0 4.4 0C6 0 7.2-.6 7.9-1.9'],
  f: [5.2, 'M5.2-14.3C3-14.9 1.8-13.6 1.8-11.5V0M0-9.6H4.8'],
  g: [8, `${BOWL}M8-10V.6C8 3 6.4 4.4 4 4.4C2.5 4.4 1.2 3.9 .5 2.8`],
  h: [7.6, `M0-14.5V0${ARCH}`],
  i: [0, 'M0-10V0M0-13.7v-.1'],
  j: [1.4, 'M1.4-10V1.6C1.4 3.6 .6 4.5-.8 4.4M1.4-13.7v-.1'],
  k: [7, 'M0-14.5V0M6.8-10L0-3.6M2.6-6L7 0'],
  l: [0, 'M0-14.5V0'],
  m: [
    12.4,
    'M0-10V0M0-6C0-8.4 1.4-10 3.4-10C5.2-10 6.2-8.6 6.2-6.4V0M6.2-6C6.2-8.4 7.6-10 9.6-10C11.4-10 12.4-8.6 12.4-6.4V0',
  ],
  n: [7.6, `M0-10V0${ARCH}`],
  o: [8.6, 'M4.3-10A4.3 5 0 1 0 4.3 0A4.3 5 0 1 0 4.3-10'],
  p: [8, `${BOWL}M0-10V4.4`],
  q: [8, `${BOWL}M8-10V4.4`],
  r: [4.6, 'M0-10V0M0-5.6C0-8.4 1.8-10 4.6-9.9'],
  s: [
    6.8,
    'M6.5-8.4C5.9-9.4 4.8-10 3.4-10C1.6-10 .4-9 .4-7.6C.4-4.4 6.8-5.9 6.8-2.7C6.8-1.1 5.4 0 3.5 0C1.9 0 .6-.7 0-2',
  ],
  t: [5, 'M1.8-13V-2.6C1.8-.6 2.8 .3 5 0M0-9.6H4.8'],
  u: [7.6, 'M0-10V-4C0-1.4 1.4 0 3.6 0C6 0 7.6-1.6 7.6-4.4M7.6-10V0'],
  v: [8, 'M0-10L4 0L8-10'],
  w: [12, 'M0-10L3 0L6-9L9 0L12-10'],
  x: [7.6, 'M0-10L7.6 0M7.6-10L0 0'],
  y: [8, 'M0-10L4-.4M8-10L3.4 2C2.8 3.8 1.8 4.5 .2 4.3'],
  z: [7, 'M0-10H7L0 0H7'],
  '0': [9, 'M4.5-14C7.5-14 9-11 9-7C9-3 7.5 0 4.5 0C1.5 0 0-3 0-7C0-11 1.5-14 4.5-14'],
  '1': [5, 'M0-11L4-14V0'],
  '2': [9, 'M.3-10.6C.6-12.8 2.3-14 4.5-14C6.9-14 8.6-12.4 8.6-10.2C8.6-6.8 4-4 .2 0H9'],
  '3': [
    9,
    'M.6-12C1.5-13.3 3-14 4.5-14C6.8-14 8.3-12.6 8.3-10.7C8.3-8.8 6.8-7.5 4.2-7.5C7-7.5 9-6.1 9-3.8C9-1.5 7 0 4.4 0C2.4 0 .8-.9 0-2.4',
  ],
  '4': [9.5, 'M7 0V-14L0-4H9.5'],
  '5': [9, 'M8.4-14H1.6L.9-7.6C1.9-8.5 3.2-9 4.6-9C7.2-9 9-7.2 9-4.6C9-1.8 7 0 4.3 0C2.4 0 .9-.8 0-2.2'],
  '6': [
    9,
    'M7.6-13.2C3-13.8 0-10.5 0-5C0-1.8 1.8 0 4.5 0C7.2 0 9-1.9 9-4.5C9-7 7.2-8.8 4.7-8.8C2.6-8.8 .7-7.4 .1-5.4',
  ],
  '7': [9, 'M0-14H9L3.2 0'],
  '8': [
    9,
    'M4.5-7.6C2.3-7.6 .7-8.9 .7-10.8C.7-12.7 2.3-14 4.5-14C6.7-14 8.3-12.7 8.3-10.8C8.3-8.9 6.7-7.6 4.5-7.6C1.9-7.6 0-6 0-3.8C0-1.5 1.9 0 4.5 0C7.1 0 9-1.5 9-3.8C9-6 7.1-7.6 4.5-7.6',
  ],
  '9': [
    9,
    'M1.4-.8C6-.2 9-3.5 9-9C9-12.2 7.2-14 4.5-14C1.8-14 0-12.1 0-9.5C0-7 1.8-5.2 4.3-5.2C6.4-5.2 8.3-6.6 8.9-8.6',
  ],
  '.': [0, 'M0-.2v.1'],
  ',': [1, 'M1-.4L.2 2.4'],
  ':': [0, 'M0-.4v.1M0-8v.1'],
  '-': [5, 'M0-5H5'],
  '/': [6, 'M0 2L6-15'],
  '+': [8, 'M4-10V-2M0-6H8'],
  '(': [3, 'M3-15.5C.6-12 .6-2 3 1.5'],
  ')': [3, 'M0-15.5C2.4-12 2.4-2 0 1.5'],
  "'": [0, 'M0-14V-10.6'],
  '&': [
    11,
    'M11 0L2.6-9.4C1-11.4 2-14 4.6-14C7-14 8-11.6 6.4-9.6C5-7.8 0-6.6 0-3.4C0-1.4 1.8 0 4.2 0C7.6 0 9.6-3 10-6',
  ],
  '₹': [8.6, 'M0-14H8.6M0-10H8.6M0-14H3.2C6.4-14 7.4-12 7.4-10C7.4-8 6-6 3.2-6H0L7 0'],
};

const GAP = 3.3;
const SPACE = 5.4;

export interface Lettering {
  x: number;
  /** The base line. */
  y: number;
  /** Height of a capital letter, in pixels. */
  size: number;
  color: string;
  /** Thickness of the strokes in fourteenths of the size. */
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
}

function glyphs(text: string): (Glyph | null)[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return Array.from(plain, (letter) => GLYPHS[letter] ?? null);
}

export function widthOf(text: string, size: number): number {
  const width = glyphs(text).reduce((sum, glyph) => sum + (glyph ? glyph[0] + GAP : SPACE), -GAP);
  return (Math.max(width, 0) * size) / 14;
}

export function write(
  text: string,
  { x, y, size, color, weight = 1.5, anchor = 'start' }: Lettering,
): string {
  const shift = anchor === 'start' ? 0 : widthOf(text, size) / (anchor === 'end' ? 1 : 2);
  const scale = size / 14;
  let pen = 0;
  const letters = glyphs(text)
    .map((glyph) => {
      if (!glyph) {
        pen += SPACE;
        return '';
      }
      const transform = `translate(${Math.round(pen * 10) / 10} 0)`;
      pen += glyph[0] + GAP;
      return `<path d="${glyph[1]}" transform="${transform}"/>`;
    })
    .join('');
  const transform = `translate(${Math.round((x - shift) * 10) / 10} ${y}) scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="${transform}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${letters}</g>`;
}

/** As large as asked for, or as large as still fits. */
export function writeWithin(text: string, width: number, lettering: Lettering): string {
  const fit = Math.min(1, width / Math.max(widthOf(text, lettering.size), 1));
  return write(text, { ...lettering, size: lettering.size * fit });
}

export function rule(x: number, y: number, width: number, color: string): string {
  return stroke(`M${x} ${y}h${width}`, color, 2);
}
