import type { WheelDesign } from '../bodies/side-profile.js';
import { box, circle, fill, group, ring, stroke } from '../pen/markup.js';
import { n } from '../pen/path.js';
import type { Sheet } from '../pen/sheet.js';

const TURN = Math.PI * 2;

/** A quadrilateral from the hub outwards: half-widths at the hub, in the middle and at the rim. */
function spoke(inner: number, outer: number, widths: [number, number, number], lean = 0): string {
  const middle = (inner + outer) / 2;
  const [a, b, c] = widths;
  return (
    `M${n(-a)} ${n(-inner)}Q${n(lean / 2 - b)} ${n(-middle)} ${n(lean - c)} ${n(-outer)}` +
    `L${n(lean + c)} ${n(-outer)}Q${n(lean / 2 + b)} ${n(-middle)} ${n(a)} ${n(-inner)}Z`
  );
}

function around(count: number, draw: (index: number) => string, offset = 0): string {
  let content = '';
  for (let index = 0; index < count; index += 1) {
    content += group(draw(index), { transform: `rotate(${n((360 / count) * index + offset)})` });
  }
  return content;
}

function spokes(design: WheelDesign, rim: number, metal: string, dark: string): string {
  const edge = { stroke: '#f4f7f9', strokeWidth: 0.35, strokeOpacity: 0.55 };
  const reach = rim * 0.97;
  switch (design) {
    case 'five':
      return around(5, () => {
        const body = spoke(rim * 0.12, reach, [rim * 0.17, rim * 0.1, rim * 0.2]);
        const groove = spoke(rim * 0.4, reach, [0.2, rim * 0.02, rim * 0.09]);
        return fill(body, metal, edge) + fill(groove, dark);
      });
    case 'twin':
      return around(5, () => {
        const left = spoke(rim * 0.14, reach, [rim * 0.06, rim * 0.05, rim * 0.065], -rim * 0.17);
        const right = spoke(rim * 0.14, reach, [rim * 0.06, rim * 0.05, rim * 0.065], rim * 0.17);
        return fill(left + right, metal, edge);
      });
    case 'ten':
      return around(10, () =>
        fill(spoke(rim * 0.14, reach, [rim * 0.06, rim * 0.045, rim * 0.075]), metal, edge),
      );
    case 'mesh':
      return around(9, () => {
        const left = spoke(rim * 0.15, reach, [rim * 0.04, rim * 0.035, rim * 0.045], -rim * 0.2);
        const right = spoke(rim * 0.15, reach, [rim * 0.04, rim * 0.035, rim * 0.045], rim * 0.2);
        return fill(left + right, metal, edge);
      });
    case 'turbine': {
      const slot = spoke(rim * 0.42, rim * 0.9, [rim * 0.03, rim * 0.1, rim * 0.13], rim * 0.22);
      return (
        circle(0, 0, reach, metal) +
        around(7, () => fill(slot, dark) + stroke(slot, '#ffffff', 0.4, { strokeOpacity: 0.35 }))
      );
    }
    case 'rugged':
      return around(6, () => {
        const body = spoke(rim * 0.1, reach, [rim * 0.16, rim * 0.15, rim * 0.23]);
        const pocket = spoke(rim * 0.5, rim * 0.86, [rim * 0.04, rim * 0.06, rim * 0.08]);
        return fill(body, metal, edge) + fill(pocket, dark);
      });
  }
}

function lugs(rim: number): string {
  let content = '';
  for (let index = 0; index < 5; index += 1) {
    const angle = (TURN / 5) * index + 0.3;
    content += circle(Math.cos(angle) * rim * 0.16, Math.sin(angle) * rim * 0.16, rim * 0.025, '#2d3237');
  }
  return content;
}

/** A wheel with its tyre, standing on the ground at x. */
export function wheel(sheet: Sheet, x: number, radius: number, design: WheelDesign, brakes?: string): string {
  const rim = radius * (design === 'rugged' ? 0.64 : 0.72);
  const tyre = sheet.glow(
    [0.6, '#0c0d0f'],
    [0.78, '#2a2d31'],
    [0.9, '#1c1f22'],
    [0.97, '#2b2e32'],
    [1, '#0b0c0e'],
  );
  const lip = sheet.down([0, '#f5f8fa'], [0.5, '#a9b1b8'], [1, '#5a636b']);
  const barrel = sheet.down([0, '#0b0d0f'], [0.55, '#23282d'], [1, '#4a525a']);
  const metal = sheet.along([0, -rim, 0, rim], [0, '#e9eef2'], [0.45, '#bfc7ce'], [1, '#868f98']);
  const dark = sheet.along([0, -rim, 0, rim], [0, '#15181b'], [1, '#343a40']);
  const disc = sheet.down([0, '#5d666d'], [1, '#a8b0b6']);
  const shade = sheet.down([0, '#000000', 0.62], [0.34, '#000000', 0.12], [0.55, '#000000', 0]);
  const caliper = group(box(rim * 0.34, -rim * 0.3, rim * 0.24, rim * 0.6, brakes ?? '#4b5259', { rx: 3 }), {
    transform: 'rotate(-24)',
  });
  return group(
    circle(0, 0, radius, tyre) +
      ring(0, 0, radius * 0.86, '#3a3e43', 0.5, { strokeOpacity: 0.8 }) +
      circle(0, 0, rim + 0.8, '#08090a') +
      circle(0, 0, rim, lip) +
      circle(0, 0, rim * 0.93, barrel) +
      circle(0, 0, rim * 0.62, disc) +
      ring(0, 0, rim * 0.5, '#59616880', 0.5) +
      circle(0, 0, rim * 0.3, '#2b3035') +
      caliper +
      spokes(design, rim, metal, dark) +
      circle(0, 0, rim * 0.235, metal) +
      lugs(rim) +
      circle(0, 0, rim * 0.1, '#333a41') +
      ring(0, 0, rim * 0.1, '#dfe5ea', 0.4) +
      ring(0, 0, rim * 0.965, '#ffffff', 0.5, { strokeOpacity: 0.5 }) +
      circle(0, 0, radius, shade),
    { transform: `translate(${n(x)} ${n(-radius)})` },
  );
}
