import type { CabinProfile } from '../bodies/cabins.js';
import type { Paint } from '../palette.js';
import { cushions, doors, tunnel } from '../parts/console.js';
import { dashboard, screen } from '../parts/dashboard.js';
import { cluster, steeringWheel } from '../parts/steering-wheel.js';
import { chance } from '../pen/chance.js';
import { box, fill, group, stroke } from '../pen/markup.js';
import { HEIGHT, WIDTH, Sheet } from '../pen/sheet.js';
import { backdrop } from '../scenes/backdrop.js';
import { ROADSIDE, type Backdrop } from '../scenes/place.js';

const HORIZON = 424;

/** The place the car is parked at, facing the view. */
function outside(sheet: Sheet, place: Backdrop): string {
  const paving = sheet.along([0, HORIZON, 0, 540], [0, place.road[0]], [1, place.road[1]]);
  let joints = '';
  for (let foot = -1400; foot <= 2680; foot += 170) {
    joints += `M${640 + (foot - 640) * 0.42} ${HORIZON}L${foot} 600h4L${641 + (foot - 640) * 0.42} ${HORIZON}Z`;
  }
  const bay = 'M330 446L40 600h26L338 446ZM950 446L1240 600h-26L942 446ZM330 446H950v4H330Z';
  return (
    group(place.markup, { transform: `translate(0 ${HORIZON - ROADSIDE})` }) +
    box(0, HORIZON, WIDTH, 180, paving) +
    box(0, HORIZON, WIDTH, 5, place.kerb[0]) +
    box(0, HORIZON + 5, WIDTH, 5, place.kerb[1]) +
    fill(joints, '#0a0c10', { fillOpacity: 0.12 }) +
    fill(bay, place.line, { fillOpacity: 0.65 })
  );
}

function bonnet(sheet: Sheet, cabin: CabinProfile, paint: Paint): string {
  const top = 520 - cabin.bonnet;
  const skin = sheet.along([0, top, 0, 540], [0, paint.glint], [0.3, paint.light], [1, paint.shade]);
  const edge = `M90 560C110 ${top + 22} 200 ${top + 6} 320 ${top + 2}C480 ${top - 6} 800 ${top - 6} 960 ${top + 2}C1080 ${top + 6} 1170 ${top + 22} 1190 560`;
  return (
    fill(`${edge}Z`, skin) +
    stroke(edge, paint.glint, 2, { strokeOpacity: 0.8 }) +
    stroke(
      `M420 560C440 530 452 ${top + 20} 458 ${top - 2}M860 560C840 530 828 ${top + 20} 822 ${top - 2}`,
      paint.deep,
      2,
      {
        strokeOpacity: 0.45,
      },
    )
  );
}

/** Roof and pillars around the windscreen; an open car has only the frame. */
function frame(sheet: Sheet, cabin: CabinProfile, paint: Paint): string {
  if (cabin.open) {
    const bar = sheet.along([0, 100, 0, 560], [0, paint.light], [1, paint.shade]);
    const path =
      'M66 560L196 170C206 146 226 136 256 134C450 122 830 122 1024 134C1054 136 1074 146 1084 170L1214 560';
    return (
      stroke(path, '#0b0e11', 34) +
      stroke(path, bar, 24) +
      stroke(path, '#ffffff', 2, { strokeOpacity: 0.25 })
    );
  }
  const lining = sheet.along([0, 0, 0, 120], [0, cabin.headliner[1]], [1, cabin.headliner[0]]);
  const pillar = sheet.along([0, 90, 0, 560], [0, cabin.headliner[0]], [1, cabin.headliner[1]]);
  const left = 'M172 70L262 84C234 104 226 118 218 140L104 560H22Z';
  const right = 'M1108 70L1018 84C1046 104 1054 118 1062 140L1176 560H1258Z';
  const visor = (x: number): string =>
    box(x, 16, 300, 62, cabin.headliner[0], { rx: 16 }) +
    box(x, 16, 300, 62, 'none', { rx: 16, stroke: '#000000', strokeOpacity: 0.16, strokeWidth: 2 }) +
    box(x + 90, 34, 120, 26, '#000000', { rx: 8, fillOpacity: 0.07 });
  return (
    fill(left + right, pillar) +
    stroke('M218 140L104 560M1062 140L1176 560', '#0b0e11', 7) +
    fill('M-10 -10H1290V150C1230 96 1130 78 1018 84C880 76 400 76 262 84C150 78 50 96 -10 150Z', lining) +
    stroke('M218 150C224 116 240 92 280 88C420 80 860 80 1000 88C1040 92 1056 116 1062 150', '#0b0e11', 8, {
      strokeLinecap: 'round',
    }) +
    visor(236) +
    visor(744)
  );
}

function rearMirror(sheet: Sheet, cabin: CabinProfile, place: Backdrop): string {
  const y = cabin.open ? 142 : 100;
  const glass = sheet.down([0, '#a9bdc9'], [0.55, '#dfe6e6'], [0.6, place.road[0]], [1, place.road[1]]);
  return (
    box(632, y - 22, 16, 30, '#15191d') +
    box(562, y, 156, 48, '#0d1013', { rx: 18 }) +
    box(569, y + 6, 142, 36, glass, { rx: 13 }) +
    fill(
      `M590 ${y + 42}C596 ${y + 26} 610 ${y + 24} 622 ${y + 28}V${y + 42}ZM690 ${y + 42}C684 ${y + 26} 670 ${y + 24} 658 ${y + 28}V${y + 42}Z`,
      '#1d2328',
      { fillOpacity: 0.7 },
    )
  );
}

export function interiorView(cabin: CabinProfile, paint: Paint, seed: number): string {
  const sheet = new Sheet();
  const place = backdrop(sheet, seed + 2, chance(seed + 29));
  const shine = sheet.along(
    [250, 90, 520, 520],
    [0, '#ffffff', 0.26],
    [0.6, '#ffffff', 0.04],
    [1, '#ffffff', 0],
  );
  const dusk = sheet.along([0, 560, 0, HEIGHT], [0, '#000000', 0], [1, '#000000', 0.34]);
  return sheet.document(
    [
      outside(sheet, place),
      bonnet(sheet, cabin, paint),
      fill(cabin.open ? 'M330 146H520L360 500H190Z' : 'M300 92H520L340 500H170Z', shine),
      frame(sheet, cabin, paint),
      rearMirror(sheet, cabin, place),
      dashboard(sheet, cabin, paint),
      cluster(sheet, cabin),
      screen(sheet, cabin),
      doors(sheet, cabin),
      tunnel(sheet, cabin, paint),
      cushions(sheet, cabin),
      steeringWheel(sheet, cabin),
      box(0, 560, WIDTH, HEIGHT - 560, dusk),
    ].join(''),
  );
}
