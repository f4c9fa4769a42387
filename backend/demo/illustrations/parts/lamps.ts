import type { SideProfile } from '../bodies/side-profile.js';
import { circle, fill, group, ring, stroke } from '../pen/markup.js';
import { line, moved, shape, type Knot } from '../pen/path.js';
import type { Sheet } from '../pen/sheet.js';

function middle(knots: readonly Knot[]): [number, number] {
  const sum = knots.reduce<[number, number]>(([x, y], knot) => [x + knot[0], y + knot[1]], [0, 0]);
  return [sum[0] / knots.length, sum[1] / knots.length];
}

/** A headlamp from the side: a clear lens over a dark housing, a projector and a line of daylight. */
export function sideHeadlamp(sheet: Sheet, body: SideProfile): string {
  const lens = shape(body.headlamp);
  const [x, height] = middle(body.headlamp);
  const housing = sheet.down([0, '#e9f2f8'], [0.35, '#9fb0bc'], [1, '#3c4851']);
  const projector = sheet.glow([0, '#ffffff'], [0.4, '#cfe2f0'], [0.75, '#5d6f7c'], [1, '#20282e']);
  const upper = body.headlamp.slice(0, Math.ceil(body.headlamp.length / 2) + 1);
  return (
    group(
      fill(lens, housing) +
        circle(x + 6, -height, 5.4, projector) +
        circle(x - 7, -height - 2, 4, projector) +
        stroke(line(moved(upper, -0.5, -2)), '#ffffff', 2.1, { strokeOpacity: 0.95, strokeLinecap: 'round' }),
      { clipPath: sheet.clip(lens) },
    ) + stroke(lens, '#10161a', 0.9, { strokeOpacity: 0.75 })
  );
}

/** A tail lamp from the side: a red lens with its lit strip. */
export function sideTaillamp(sheet: Sheet, body: SideProfile): string {
  const lens = shape(body.taillamp);
  const red = sheet.down([0, '#f0545a'], [0.4, '#c3121d'], [1, '#6d060d']);
  const half = Math.ceil(body.taillamp.length / 2);
  return (
    group(
      fill(lens, red) +
        stroke(line(moved(body.taillamp.slice(0, half + 1), 1, -2.6)), '#ffb3ad', 1.3, {
          strokeOpacity: 0.9,
        }),
      { clipPath: sheet.clip(lens) },
    ) + stroke(lens, '#25040a', 0.8, { strokeOpacity: 0.75 })
  );
}

export function inserts(sheet: Sheet, body: SideProfile): string {
  const dark = sheet.down([0, '#0c0f12'], [1, '#2b3036']);
  return body.inserts.map((insert) => fill(shape(insert), dark)).join('');
}

export function lamp(sheet: Sheet, x: number, y: number, radius: number): string {
  const glow = sheet.glow([0, '#ffffff'], [0.45, '#d8e8f3'], [0.8, '#62737f'], [1, '#1d242a']);
  return circle(x, y, radius, glow) + ring(x, y, radius, '#0e1316', 0.5, { strokeOpacity: 0.7 });
}
