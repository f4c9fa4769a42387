import type { FrontProfile } from '../bodies/front-profile.js';
import { MATERIAL, type Paint } from '../palette.js';
import { box, circle, fill, group, ring, stroke } from '../pen/markup.js';
import { line, mirrored, shape, symmetric, type Knot } from '../pen/path.js';
import type { Sheet } from '../pen/sheet.js';

/** A right-hand detail and its mirror image. */
export function both(content: string): string {
  return content + group(content, { transform: 'scale(-1 1)' });
}

function acrossLine(half: readonly Knot[]): string {
  return line([...mirrored(half), ...half.slice(half[0]![0] === 0 ? 1 : 0)]);
}

function heights(knots: readonly Knot[]): { top: number; bottom: number; width: number } {
  const tops = knots.map((knot) => knot[1]);
  return {
    top: Math.max(...tops),
    bottom: Math.min(...tops),
    width: Math.max(...knots.map((knot) => knot[0])),
  };
}

function pattern(body: FrontProfile): string {
  const { top, bottom, width } = heights(body.grille);
  let path = '';
  switch (body.pattern) {
    case 'bars':
      for (let y = bottom + 2.5; y < top; y += 4.2) {
        path += `M${-width} ${-y}H${width}v-1.3H${-width}Z`;
      }
      return fill(path, body.chrome ? '#c4ccd3' : '#4a525a');
    case 'slats':
      for (let x = 3; x < width; x += 6.4) {
        path += `M${x} ${-top}h2v${top - bottom}h-2ZM${-x - 2} ${-top}h2v${top - bottom}h-2Z`;
      }
      return fill(path, body.chrome ? '#cfd6dc' : '#69727a');
    case 'mesh':
      for (let x = -width - 40; x < width + 40; x += 4.4) {
        path += `M${x} ${-bottom}l${top - bottom} ${bottom - top}M${x} ${-bottom}l${bottom - top} ${bottom - top}`;
      }
      return stroke(path, '#454d55', 0.9);
    case 'closed':
      return '';
  }
}

export function grille(sheet: Sheet, body: FrontProfile, paint: Paint): string {
  const path = symmetric(body.grille);
  if (body.pattern === 'closed') {
    const panel = sheet.down([0, paint.base], [0.4, paint.light], [1, paint.shade]);
    return fill(path, panel) + stroke(path, paint.deep, 0.8, { strokeOpacity: 0.5 });
  }
  const well = sheet.down([0, '#07090b'], [1, '#1c2126']);
  const chrome = sheet.down([0, '#f4f7f9'], [0.5, '#aab3bb'], [1, '#69727a']);
  return (
    fill(path, well) +
    group(pattern(body), { clipPath: sheet.clip(path) }) +
    stroke(path, body.chrome ? chrome : '#2b3137', body.chrome ? 2.2 : 1.6)
  );
}

export function headlamps(sheet: Sheet, body: FrontProfile): string {
  const lens = shape(body.headlamp);
  const { top, bottom, width } = heights(body.headlamp);
  const middle = (top + bottom) / 2;
  const housing = sheet.down([0, '#cfdce5'], [0.4, '#6d7f8c'], [1, '#232c33']);
  const lamp = sheet.glow([0, '#ffffff'], [0.4, '#d5e6f2'], [0.75, '#5d6f7c'], [1, '#1a2127']);
  const size = Math.min((top - bottom) * 0.27, 5);
  const projectors = [width - 9, width - 21].map(
    (x, index) =>
      circle(x, -middle - 1 + index * 1.5, size, lamp) +
      ring(x, -middle - 1 + index * 1.5, size, '#0e1418', 0.5),
  );
  const light = { strokeLinecap: 'round', strokeLinejoin: 'round' };
  const inside = group(fill(lens, housing) + projectors.join(''), { clipPath: sheet.clip(lens) });
  const daylight =
    body.daylight[0]![0] === 0
      ? stroke(acrossLine(body.daylight), '#bfe6ff', 3.4, { strokeOpacity: 0.35, ...light }) +
        stroke(acrossLine(body.daylight), '#ffffff', 1.7, light)
      : both(stroke(line(body.daylight), '#ffffff', 2, { strokeOpacity: 0.96, ...light }));
  return both(inside + stroke(lens, '#0b1014', 1, { strokeOpacity: 0.8 })) + daylight;
}

export function bumper(sheet: Sheet, body: FrontProfile, paint: Paint): string {
  const dark = sheet.down([0, '#090b0e'], [1, '#2b3137']);
  const corner = shape(body.corner);
  const fogLamp = body.fog
    ? circle(body.fog[0], -body.fog[1], 4.4, sheet.glow([0, '#ffffff'], [0.5, '#c9d8e2'], [1, '#37424a'])) +
      ring(body.fog[0], -body.fog[1], 4.6, MATERIAL.chromeDark, 0.9)
    : '';
  const intake = symmetric(body.intake);
  const ribs = heights(body.intake);
  const skid = body.skid
    ? fill(symmetric(body.skid), sheet.down([0, '#e3e8ec'], [0.5, '#b1b9c0'], [1, '#6a737b']))
    : '';
  return (
    fill(intake, dark) +
    fill(
      `M${-ribs.width + 8} ${-(ribs.top + ribs.bottom) / 2}H${ribs.width - 8}v1.4H${-ribs.width + 8}Z`,
      '#3b434a',
    ) +
    stroke(intake, paint.glint, 0.8, { strokeOpacity: 0.35 }) +
    both(fill(corner, dark) + stroke(corner, paint.glint, 0.8, { strokeOpacity: 0.4 }) + fogLamp) +
    skid
  );
}

/** An empty number plate: the cars are nobody's. */
export function plate(sheet: Sheet, height: number): string {
  const face = sheet.down([0, '#ffffff'], [1, '#dde2e6']);
  return (
    box(-26.5, -height - 6.3, 53, 12.6, '#15191d', { rx: 1.6 }) +
    box(-25.5, -height - 5.3, 51, 10.6, face, { rx: 1, stroke: '#9aa3aa', strokeWidth: 0.5 })
  );
}

export function wings(sheet: Sheet, body: FrontProfile, paint: Paint): string {
  const cap = sheet.down([0, paint.glint], [0.35, paint.light], [1, paint.shade]);
  const [base, height] = body.mirror;
  const x = base - 5;
  const ear: Knot[] = [
    [x - 2, height + 3, 0.6],
    [x + 2, height + 11, 0.6],
    [x + 14, height + 12.5, 0.7],
    [x + 18.5, height + 6],
    [x + 14, height - 0.5, 0.7],
    [x + 2, height - 0.5, 0.6],
  ];
  const foot: Knot[] = [
    [x - 12, height - 3, 0.3],
    [x + 4, height + 3, 0.4],
    [x + 8, height - 1, 0.4],
    [x - 10, height - 8, 0.3],
  ];
  const flasher: Knot[] = [
    [x + 3, height + 2.2],
    [x + 9, height + 1.4],
    [x + 15, height + 3],
  ];
  return both(
    fill(shape(foot), MATERIAL.ink) +
      fill(shape(ear), cap, { stroke: paint.deep, strokeWidth: 0.8, strokeOpacity: 0.65 }) +
      stroke(line(flasher), MATERIAL.amber, 1.4, { strokeLinecap: 'round' }),
  );
}
