import { box, circle, ellipse, fill, group, stroke } from '../pen/markup.js';
import { n } from '../pen/path.js';
import { WIDTH, type Sheet } from '../pen/sheet.js';
import type { Backdrop } from './place.js';

function glitter(random: () => number): string {
  let path = '';
  for (let index = 0; index < 90; index += 1) {
    const y = 474 + random() * random() * 90;
    const width = 10 + random() * 60 * ((y - 460) / 90);
    path += `M${n(random() * WIDTH)} ${n(y)}h${n(width)}v1.6h${n(-width)}Z`;
  }
  return fill(path, '#ffffff', { fillOpacity: 0.45 });
}

function railing(): string {
  let path = '';
  for (let x = -10; x < WIDTH; x += 26) {
    path += `M${x} 552c-3 10 -5 16 -5 24c0 6 2 10 4 14v8h8v-8c2 -4 4 -8 4 -14c0 -8 -2 -14 -5 -24Z`;
  }
  return (
    fill(path, '#efe7d8') +
    fill(path, '#b8ab96', { fillOpacity: 0.25, transform: 'translate(3 0)' }) +
    box(0, 543, WIDTH, 11, '#faf4e7') +
    box(0, 553, WIDTH, 3, '#c4b8a2') +
    box(0, 592, WIDTH, 10, '#e6dccb')
  );
}

/** A palm leaf that leaves the trunk at an angle and hangs over, to the right or (side -1) to the left. */
function frond(rise: number, length: number, side: 1 | -1, tone: string): string {
  const path = `M0 0C${n(length * 0.35)} ${n(-length * 0.22)} ${n(length * 0.8)} ${n(-length * 0.1)} ${n(length)} ${n(length * 0.36)}C${n(length * 0.78)} ${n(length * 0.1)} ${n(length * 0.4)} ${n(-length * 0.02)} 0 8Z`;
  return fill(path, tone, { transform: `scale(${side} 1) rotate(${rise})` });
}

function palm(x: number, top: number, lean: number, size: number): string {
  const trunk = `M${n(x)} 602C${n(x + lean * 0.2)} 520 ${n(x + lean * 0.6)} ${n(top + 90)} ${n(x + lean)} ${n(top)}`;
  const leaves = (rises: number[], length: number, tone: string): string =>
    rises
      .map((rise) => frond(rise, length * size, 1, tone) + frond(rise + 9, length * size, -1, tone))
      .join('');
  return (
    stroke(trunk, '#8a6f58', 10 * size, { strokeLinecap: 'round' }) +
    stroke(trunk, '#a98d72', 3.5 * size, {
      strokeLinecap: 'round',
      transform: `translate(${n(-2 * size)} 0)`,
    }) +
    group(leaves([-68, -30, 4, 38], 92, '#3f7462') + leaves([-50, -12, 20], 78, '#5d9376'), {
      transform: `translate(${n(x + lean)} ${n(top)})`,
    })
  );
}

/** A promenade above the sea, late in the afternoon. */
export function seaside(sheet: Sheet, random: () => number): Backdrop {
  const sky = sheet.along(
    [0, 0, 0, 470],
    [0, '#7fb9d6'],
    [0.5, '#bfe0e6'],
    [0.85, '#fbe9cf'],
    [1, '#fde3bf'],
  );
  const sea = sheet.along([0, 466, 0, 600], [0, '#7fbac6'], [0.3, '#4d9db4'], [1, '#2f7f9c']);
  const sun = sheet.glow([0, '#fffaf0', 1], [0.2, '#fff0d2', 0.7], [1, '#ffe6bd', 0]);
  const cloud = sheet.glow([0, '#ffffff', 0.75], [0.5, '#ffffff', 0.4], [1, '#ffffff', 0]);
  const sunX = 300 + random() * 680;
  const land = random() > 0.5;
  const cape = `M${land ? -20 : WIDTH + 20} 470C${land ? 120 : 1160} 400 ${land ? 240 : 1040} 452 ${land ? 420 : 860} 470Z`;
  return {
    markup:
      box(0, 0, WIDTH, 620, sky) +
      circle(sunX, 400, 300, sun) +
      ellipse(260 + random() * 200, 130, 260, 22, cloud) +
      ellipse(820 + random() * 240, 210, 320, 18, cloud) +
      fill(cape, '#7ea7ae', { fillOpacity: 0.85 }) +
      box(0, 468, WIDTH, 140, sea) +
      ellipse(sunX, 480, 280, 34, sun, { fillOpacity: 0.5 }) +
      glitter(random) +
      palm(70 + random() * 60, 250, 46, 1.15) +
      palm(1120 + random() * 80, 210, -40, 1.3) +
      palm(960 + random() * 60, 330, 26, 0.85) +
      railing(),
    road: ['#9b9a9b', '#6b6c72'],
    kerb: ['#ded3c0', '#b9ac97'],
    line: '#fdf8ec',
  };
}
