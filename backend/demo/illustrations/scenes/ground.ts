import { box, ellipse, fill } from '../pen/markup.js';
import { n } from '../pen/path.js';
import { HEIGHT, WIDTH, type Sheet } from '../pen/sheet.js';
import { ROADSIDE, type Backdrop } from './place.js';

/** A road that runs across the picture. */
export function roadAcross(sheet: Sheet, { road, kerb, line }: Backdrop): string {
  const asphalt = sheet.along([0, ROADSIDE, 0, HEIGHT], [0, road[0]], [0.45, road[1]], [1, road[1]]);
  const vignette = sheet.along([0, 740, 0, HEIGHT], [0, '#0a0c10', 0], [1, '#0a0c10', 0.35]);
  let dashes = '';
  for (let x = -70; x < WIDTH; x += 260) {
    dashes += `M${x} 790h150l-8 12h-150Z`;
  }
  return (
    box(0, ROADSIDE, WIDTH, HEIGHT - ROADSIDE, asphalt) +
    box(0, ROADSIDE, WIDTH, 5, kerb[0]) +
    box(0, ROADSIDE + 5, WIDTH, 9, kerb[1]) +
    box(0, ROADSIDE + 14, WIDTH, 8, '#0a0c10', { fillOpacity: 0.22 }) +
    fill(dashes, line, { fillOpacity: 0.6 }) +
    box(0, 740, WIDTH, HEIGHT - 740, vignette)
  );
}

/** A paved court that runs towards the horizon. */
export function forecourt(sheet: Sheet, { road, line }: Backdrop): string {
  const paving = sheet.along([0, ROADSIDE - 20, 0, HEIGHT], [0, road[0]], [0.5, road[1]], [1, road[1]]);
  const horizon = ROADSIDE - 18;
  let joints = '';
  for (let foot = -2200; foot <= 3480; foot += 200) {
    const top = 640 + (foot - 640) * 0.2;
    joints += `M${n(top)} ${horizon}L${foot} ${HEIGHT}h5L${n(top + 1)} ${horizon}Z`;
  }
  for (let row = 0; row < 7; row += 1) {
    const y = horizon + 8 + row * row * 5.6;
    joints += `M0 ${n(y)}H${WIDTH}v${n(0.8 + row * 0.25)}H0Z`;
  }
  const bays = [-1, 1].map((side) => {
    const near = 640 + side * 600;
    const far = 640 + side * 330;
    return `M${far} 640L${near} ${HEIGHT}h${side * 22}L${far + side * 7} 640Z`;
  });
  return (
    box(0, horizon, WIDTH, HEIGHT - horizon, paving) +
    fill(joints, '#0a0c10', { fillOpacity: 0.14 }) +
    fill(bays.join(''), line, { fillOpacity: 0.5 }) +
    box(0, horizon, WIDTH, 6, '#0a0c10', { fillOpacity: 0.15 })
  );
}

const STUDIOS = [
  ['#f3f5f7', '#d5dbe1', '#c3cad1', '#aab2ba'],
  ['#f5f2ee', '#ddd6cd', '#cdc5ba', '#b3aa9e'],
  ['#eef3f5', '#cddae0', '#bac9d0', '#9dafb8'],
  ['#f2f1f5', '#d8d6e0', '#c6c4d0', '#aba9b7'],
] as const;

/** A photographer's cove: wall and floor flow into each other under one large lamp. */
export function studio(sheet: Sheet, which: number): { markup: string; floor: string } {
  const [glow, wall, far, near] = STUDIOS[which % STUDIOS.length]!;
  const back = sheet.along([0, 0, 0, 640], [0, wall], [0.55, glow], [0.92, wall], [1, far]);
  const floor = sheet.along([0, 610, 0, HEIGHT], [0, far], [0.35, wall], [1, near]);
  const lamp = sheet.glow([0, '#ffffff', 0.95], [0.55, '#ffffff', 0.4], [1, '#ffffff', 0]);
  return {
    markup:
      box(0, 0, WIDTH, 640, back) +
      ellipse(640, 300, 620, 290, lamp) +
      box(0, 622, WIDTH, HEIGHT - 622, floor) +
      ellipse(640, 700, 700, 110, lamp, { fillOpacity: 0.55 }),
    floor: wall,
  };
}
