import { box, circle, ellipse, fill } from '../pen/markup.js';
import { n } from '../pen/path.js';
import { WIDTH, type Sheet } from '../pen/sheet.js';
import type { Backdrop } from './place.js';

interface Tower {
  x: number;
  width: number;
  top: number;
}

function towers(random: () => number, low: number, high: number, gap: number): Tower[] {
  const list: Tower[] = [];
  for (let x = -40; x < WIDTH + 40;) {
    const width = 46 + random() * 74;
    list.push({ x, width, top: low - random() * (low - high) });
    x += width + random() * gap;
  }
  return list;
}

function silhouettes(list: Tower[], paint: string, random: () => number): string {
  const roofs = list.map(({ x, width, top }) => {
    const crown = random();
    const step = width * 0.22;
    const spire = crown > 0.82 ? `M${n(x + width / 2)} ${n(top - 44)}l2.5 46h-5Z` : '';
    return crown > 0.5
      ? `M${n(x)} 600V${n(top + 18)}h${n(step)}V${n(top)}h${n(width - step * 2)}v18h${n(step)}V600Z${spire}`
      : `M${n(x)} 600V${n(top)}h${n(width)}V600Z`;
  });
  return fill(roofs.join(''), paint);
}

function windows(list: Tower[], random: () => number): string {
  let lit = '';
  for (const { x, width, top } of list) {
    const columns = Math.floor((width - 14) / 11);
    for (let row = top + 28; row < 560; row += 17) {
      for (let column = 0; column < columns; column += 1) {
        if (random() > 0.7) {
          lit += `M${n(x + 9 + column * 11)} ${n(row)}h5v7h-5Z`;
        }
      }
    }
  }
  return fill(lit, '#ffd79a', { fillOpacity: 0.72 });
}

function trees(random: () => number): string {
  let crowns = '';
  for (let x = -20; x < WIDTH + 40; x += 38 + random() * 46) {
    const size = 24 + random() * 22;
    crowns += ellipse(x, 582 - size * 0.5, size * 1.15, size, '#2a2f4a');
  }
  return crowns + box(0, 572, WIDTH, 30, '#262b45');
}

/** A skyline at dusk. */
export function city(sheet: Sheet, random: () => number): Backdrop {
  const sky = sheet.along(
    [0, 0, 0, 600],
    [0, '#3d5484'],
    [0.38, '#8d87ad'],
    [0.66, '#e3a99a'],
    [0.86, '#f8cf9f'],
    [1, '#fbdcb0'],
  );
  const sun = sheet.glow([0, '#fff3d6', 0.95], [0.25, '#ffe3b0', 0.6], [1, '#ffd49a', 0]);
  const haze = sheet.along([0, 380, 0, 600], [0, '#f6c39d', 0], [1, '#f6c39d', 0.55]);
  const far = towers(random, 470, 300, 10);
  const near = towers(random, 500, 372, 60);
  const sunX = 240 + random() * 800;
  return {
    markup:
      box(0, 0, WIDTH, 620, sky) +
      circle(sunX, 520, 330, sun) +
      silhouettes(far, '#a58ba5', random) +
      box(0, 380, WIDTH, 220, haze) +
      silhouettes(near, '#57557c', random) +
      windows(near, random) +
      box(0, 440, WIDTH, 160, haze, { fillOpacity: 0.7 }) +
      trees(random),
    road: ['#5d5b6c', '#34353f'],
    kerb: ['#a89b9d', '#6f6873'],
    line: '#f3dfc2',
  };
}
