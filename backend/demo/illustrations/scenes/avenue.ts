import { box, circle, fill } from '../pen/markup.js';
import { n } from '../pen/path.js';
import { WIDTH, type Sheet } from '../pen/sheet.js';
import type { Backdrop } from './place.js';

const WALLS = ['#e6cfae', '#d9b79a', '#efe2c9', '#cfc4b2', '#e3c2a6'] as const;

/** Openings with round heads, as an arcade has them. */
function arches(x: number, width: number, sill: number, height: number, count: number): string {
  const pitch = width / count;
  const half = pitch * 0.28;
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const middle = x + pitch * (index + 0.5);
    path += `M${n(middle - half)} ${n(sill)}V${n(sill - height + half)}a${n(half)} ${n(half)} 0 0 1 ${n(half * 2)} 0V${n(sill)}Z`;
  }
  return path;
}

function house(sheet: Sheet, x: number, width: number, top: number, wall: string): string {
  const bays = Math.max(3, Math.round(width / 62));
  const shade = sheet.across([0, '#5b4636', 0.16], [0.3, '#5b4636', 0], [1, '#5b4636', 0.1]);
  const storey = (572 - top) / 3;
  return (
    box(x, top, width, 610 - top, wall) +
    box(x - 4, top - 8, width + 8, 10, wall) +
    box(x - 4, top + 2, width + 8, 3, '#6b5646', { fillOpacity: 0.3 }) +
    fill(arches(x, width, top + storey * 0.95, storey * 0.62, bays), '#6d7c80', { fillOpacity: 0.75 }) +
    fill(arches(x, width, top + storey * 1.9, storey * 0.62, bays), '#64757a', { fillOpacity: 0.8 }) +
    box(x, top + storey * 0.99, width, 4, '#fff6e4', { fillOpacity: 0.55 }) +
    box(x, top + storey * 1.94, width, 4, '#fff6e4', { fillOpacity: 0.55 }) +
    fill(arches(x, width, 600, storey * 0.92, Math.max(2, bays - 1)), '#4e5456', { fillOpacity: 0.7 }) +
    box(x, top - 8, width, 620 - top, shade)
  );
}

const LEAVES = [
  { tone: '#44744a', dx: 0, dy: 0, spread: 1, size: 1 },
  { tone: '#578a52', dx: -7, dy: -12, spread: 0.86, size: 0.8 },
  { tone: '#76a562', dx: -17, dy: -25, spread: 0.62, size: 0.5 },
] as const;

function crown(random: () => number, x: number, y: number, size: number): string {
  const puffs = Array.from({ length: 13 }, (_, index) => ({
    angle: (index / 13) * Math.PI * 2,
    reach: index % 2 === 0 ? 1 : 0.5,
    radius: 32 + random() * 16,
  }));
  const leaves = LEAVES.map(({ tone, dx, dy, spread, size: part }) =>
    puffs
      .map(({ angle, reach, radius }) =>
        circle(
          x + (dx + Math.cos(angle) * 64 * reach * spread) * size,
          y + (dy - 20 + Math.sin(angle) * 38 * reach * spread) * size,
          radius * part * size,
          tone,
        ),
      )
      .join(''),
  );
  const trunk =
    box(x - 7 * size, y, 14 * size, 596 - y, '#6b5644') + box(x - 7 * size, y, 5 * size, 596 - y, '#85705b');
  return trunk + leaves.join('');
}

function paintedKerb(): string {
  let dark = '';
  for (let x = 0; x < WIDTH; x += 80) {
    dark += `M${x} 594h40v12h-40Z`;
  }
  return box(0, 594, WIDTH, 12, '#e9c25a') + fill(dark, '#3b3d40');
}

/** An old quarter's arcades behind shade trees, in soft daylight. */
export function avenue(sheet: Sheet, random: () => number): Backdrop {
  const sky = sheet.along([0, 0, 0, 420], [0, '#a9cfe6'], [0.6, '#dcebf0'], [1, '#f7eeda']);
  const veil = sheet.along(
    [0, 200, 0, 600],
    [0, '#fff4df', 0],
    [0.35, '#fff4df', 0.45],
    [1, '#fff4df', 0.22],
  );
  const pavement = sheet.along([0, 574, 0, 600], [0, '#b8ab9b'], [1, '#d3c8b8']);
  let houses = '';
  let index = Math.floor(random() * WALLS.length);
  for (let x = -30; x < WIDTH; index += 1) {
    const width = 190 + random() * 130;
    houses += house(sheet, x, width, 270 + random() * 90, WALLS[index % WALLS.length]!);
    x += width;
  }
  const shift = random() * 90;
  return {
    markup:
      box(0, 0, WIDTH, 620, sky) +
      houses +
      box(0, 180, WIDTH, 420, veil) +
      box(0, 574, WIDTH, 26, pavement) +
      crown(random, 120 + shift, 400, 1.25) +
      crown(random, 560 + shift, 380, 1.05) +
      crown(random, 1080 + shift * 0.6, 392, 1.3) +
      paintedKerb(),
    road: ['#8c8b8a', '#5e5f63'],
    kerb: ['#e9c25a', '#8d7a45'],
    line: '#f6f1e4',
  };
}
