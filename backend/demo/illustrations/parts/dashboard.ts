import type { CabinProfile } from '../bodies/cabins.js';
import type { Paint } from '../palette.js';
import { box, circle, fill, ring, stroke } from '../pen/markup.js';
import type { Sheet } from '../pen/sheet.js';

function roundVent(sheet: Sheet, x: number, y: number, radius: number): string {
  const rim = sheet.down([0, '#f0f3f5'], [0.5, '#a2abb3'], [1, '#59626a']);
  const slats = [-0.5, -0.17, 0.17, 0.5]
    .map((part) => {
      const half = Math.sqrt(1 - part * part) * radius * 0.86;
      return `M${x - half} ${y + part * radius}h${half * 2}`;
    })
    .join('');
  return (
    circle(x, y, radius + 5, rim) +
    circle(x, y, radius, '#0b0d10') +
    stroke(slats, '#3d454d', 4) +
    circle(x, y, 5, '#8a939b')
  );
}

function slotVent(sheet: Sheet, x: number, y: number, width: number): string {
  const rim = sheet.down([0, '#e4e9ec'], [1, '#6a737b']);
  const slats = [0, 1, 2].map((row) => box(x + 5, y + 8 + row * 11, width - 10, 3.5, '#434b53')).join('');
  return (
    box(x - 3, y - 3, width + 6, 46, rim, { rx: 9 }) +
    box(x, y, width, 40, '#0b0d10', { rx: 7 }) +
    slats +
    box(x + width / 2 - 3, y + 12, 6, 18, '#8a939b', { rx: 3 })
  );
}

function vents(sheet: Sheet, cabin: CabinProfile): string {
  switch (cabin.vents) {
    case 'round':
      return (
        roundVent(sheet, 150, 590, 32) + roundVent(sheet, 404, 592, 30) + roundVent(sheet, 1160, 590, 32)
      );
    case 'slots':
      return slotVent(sheet, 100, 568, 100) + slotVent(sheet, 384, 572, 88) + slotVent(sheet, 1124, 568, 96);
    case 'line':
      return (
        box(60, 566, 410, 9, '#0b0d10', { rx: 4 }) +
        box(60, 576, 410, 2, '#f4f7f8', { fillOpacity: 0.7 }) +
        box(1100, 566, 130, 9, '#0b0d10', { rx: 4 })
      );
  }
}

/** A map with a route: what the screen of a parked rental shows, without a word. */
function map(x: number, y: number, width: number, height: number): string {
  const right = x + width;
  const bottom = y + height;
  const streets =
    `M${x} ${y + height * 0.3}L${right} ${y + height * 0.18}M${x} ${y + height * 0.72}L${right} ${y + height * 0.84}` +
    `M${x + width * 0.24} ${y}L${x + width * 0.16} ${bottom}M${x + width * 0.62} ${y}L${x + width * 0.78} ${bottom}`;
  const route =
    `M${x + width * 0.2} ${bottom - height * 0.14}L${x + width * 0.22} ${y + height * 0.76}` +
    `L${x + width * 0.72} ${y + height * 0.8}L${x + width * 0.65} ${y + height * 0.22}`;
  return (
    box(x, y, width, height, '#22384a') +
    fill(
      `M${x + width * 0.3} ${y + height * 0.34}h${width * 0.24}v${height * 0.3}h${-width * 0.24}Z`,
      '#2f5b4a',
    ) +
    stroke(streets, '#4d6a80', 4) +
    stroke(route, '#57c2f2', 5, { strokeLinejoin: 'round', strokeLinecap: 'round' }) +
    circle(x + width * 0.65, y + height * 0.2, 6, '#ff7a59')
  );
}

function tiles(x: number, y: number): string {
  const tints = ['#3f88b5', '#4da27c', '#c98a4b', '#8a6fb0'];
  return tints
    .map((tint, index) => box(x, y + index * 26, 30, 20, tint, { rx: 5, fillOpacity: 0.9 }))
    .join('');
}

export function screen(sheet: Sheet, cabin: CabinProfile): string {
  const gloss = sheet.along(
    [500, 470, 640, 640],
    [0, '#ffffff', 0.2],
    [0.5, '#ffffff', 0.04],
    [1, '#ffffff', 0],
  );
  const [x, y, width, height] =
    cabin.screen === 'wide'
      ? [470, 452, 300, 132]
      : cabin.screen === 'tablet'
        ? [494, 458, 252, 140]
        : [512, 538, 216, 106];
  return (
    box(x - 7, y - 4, width + 14, height + 14, '#000000', { rx: 15, fillOpacity: 0.35 }) +
    box(x - 7, y - 7, width + 14, height + 14, '#0a0c0e', { rx: 14 }) +
    map(x, y, width - 48, height) +
    box(x + width - 48, y, 48, height, '#131c25') +
    tiles(x + width - 39, y + (height - 98) / 2) +
    fill(`M${x} ${y}h${width * 0.7}L${x + width * 0.35} ${y + height}H${x}Z`, gloss)
  );
}

function climate(sheet: Sheet): string {
  const knob = sheet.down([0, '#5b646c'], [1, '#1d2226']);
  const dial = (x: number): string =>
    circle(x, 684, 19, '#0b0d10') +
    circle(x, 682, 17, knob) +
    ring(x, 682, 17, '#c8d0d6', 1.8) +
    box(x - 1.5, 668, 3, 9, '#f3f6f8');
  return (
    box(520, 660, 200, 48, '#0f1316', { rx: 20, fillOpacity: 0.85 }) +
    dial(552) +
    dial(688) +
    [596, 620, 644]
      .map((x) => box(x - 8, 674, 16, 18, '#2c3238', { rx: 4 }) + box(x - 3, 681, 6, 3, '#a7d4ea'))
      .join('')
  );
}

/** Everything in front of the passengers, from the pad under the windscreen to the knees. */
export function dashboard(sheet: Sheet, cabin: CabinProfile, paint: Paint): string {
  const pad = sheet.along([0, 490, 0, 600], [0, cabin.pad[0]], [0.5, cabin.pad[1]], [1, cabin.pad[1]]);
  const lower = sheet.along([0, 620, 0, 854], [0, cabin.lower[0]], [1, cabin.lower[1]]);
  const [lit, shaded] = cabin.inlay === 'paint' ? [paint.light, paint.shade] : cabin.inlay;
  const inlay = sheet.along([0, 556, 0, 630], [0, lit], [0.25, lit], [1, shaded]);
  const glove =
    'M130 664H400C414 664 418 672 416 686L408 742C406 752 400 758 388 758H150C136 758 130 752 128 742L118 684C116 670 120 664 130 664Z';
  return (
    fill('M0 600H1280V854H0Z', lower) +
    fill('M-10 540C180 512 360 506 640 506C920 506 1100 512 1290 540V640H-10Z', pad) +
    stroke('M-10 540C180 512 360 506 640 506C920 506 1100 512 1290 540', '#ffffff', 2, {
      strokeOpacity: 0.22,
    }) +
    fill(
      'M-10 562C220 546 420 544 640 544C860 544 1060 546 1290 562V626C1060 612 860 610 640 610C420 610 220 612 -10 626Z',
      inlay,
    ) +
    stroke('M-10 626C220 612 420 610 640 610C860 610 1060 612 1290 626', '#000000', 3, {
      strokeOpacity: 0.35,
    }) +
    stroke('M-10 563C220 547 420 545 640 545C860 545 1060 547 1290 563', '#ffffff', 1.6, {
      strokeOpacity: 0.5,
    }) +
    stroke('M-10 640C220 627 420 625 640 625C860 625 1060 627 1290 640', cabin.stitch, 1.8, {
      strokeOpacity: 0.7,
      strokeDasharray: '9 6',
    }) +
    stroke(glove, '#000000', 2.4, { strokeOpacity: 0.35 }) +
    box(250, 678, 34, 9, '#14181b', { rx: 4, fillOpacity: 0.7 }) +
    vents(sheet, cabin) +
    climate(sheet)
  );
}
