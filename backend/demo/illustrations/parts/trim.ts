import type { SideProfile } from '../bodies/side-profile.js';
import { MATERIAL, type Paint } from '../palette.js';
import { box, fill, stroke } from '../pen/markup.js';
import { at, line, moved, shape, type Knot } from '../pen/path.js';
import type { Sheet } from '../pen/sheet.js';
import { archRing } from './paintwork.js';

/** Gaps between panels: a dark line and, right of it, the lit edge of the next panel. */
export function seams(body: SideProfile, paint: Paint): string {
  const dark = body.seams.map((seam) => line(seam)).join('');
  const lit = body.seams.map((seam) => line(moved(seam, 0.9, -0.3))).join('');
  return (
    stroke(lit, paint.glint, 0.6, { strokeOpacity: 0.4 }) +
    stroke(dark, paint.deep, 0.9, { strokeOpacity: 0.85 })
  );
}

export function handles(sheet: Sheet, body: SideProfile, paint: Paint): string {
  const metal = sheet.down([0, paint.glint], [0.45, paint.light], [1, paint.shade]);
  return body.handles
    .map(
      ([x, height]) =>
        box(x - 1, -height - 0.6, 20, 5, paint.deep, { rx: 2.5, fillOpacity: 0.55 }) +
        box(x, -height - 1.4, 18, 3.6, metal, { rx: 1.8 }),
    )
    .join('');
}

export function mirror(sheet: Sheet, [x, height]: Knot, paint: Paint): string {
  const cap: Knot[] = [
    [x - 9, height + 1, 0.5],
    [x - 8, height + 10, 0.6],
    [x + 3, height + 11.5],
    [x + 9, height + 6],
    [x + 6, height - 0.5, 0.7],
  ];
  const shell = sheet.down([0, paint.glint], [0.4, paint.light], [1, paint.shade]);
  return (
    fill(
      `M${at(x - 3, height + 2)}L${at(x + 5, height + 2)}L${at(x + 9, height - 4)}L${at(x + 1, height - 4)}Z`,
      MATERIAL.ink,
    ) +
    fill(shape(cap), shell, { stroke: paint.deep, strokeWidth: 0.7, strokeOpacity: 0.7 }) +
    box(x - 6, -height - 3.4, 11, 1.4, MATERIAL.amber, { rx: 0.7, fillOpacity: 0.9 })
  );
}

export function flap([x, height]: Knot, paint: Paint): string {
  return box(x - 6.5, -height - 6.5, 13, 13, paint.light, {
    rx: 3,
    fillOpacity: 0.25,
    stroke: paint.deep,
    strokeWidth: 0.8,
    strokeOpacity: 0.7,
  });
}

export function antenna([x, height]: Knot, paint: Paint): string {
  const fin: Knot[] = [
    [x - 8, height, 0.2],
    [x - 9, height + 5, 0.4],
    [x - 2, height + 4],
    [x + 8, height, 0.2],
  ];
  return fill(shape(fin), paint.shade);
}

export function rails(sheet: Sheet, knots: readonly Knot[]): string {
  const metal = sheet.down([0, '#e6ebef'], [0.5, '#9aa4ac'], [1, '#4c545b']);
  const first = knots[0]!;
  const last = knots[knots.length - 1]!;
  const foot = ([x, height]: Knot): string => box(x - 4, -height, 8, 4.5, '#2b3035', { rx: 1.2 });
  return (
    foot(first) +
    foot(last) +
    stroke(line(knots), '#20252a', 3.6, { strokeLinecap: 'round' }) +
    stroke(line(moved(knots, 0, 0.7)), metal, 1.8, { strokeLinecap: 'round' })
  );
}

/** Unpainted plastic around the wheels and along the sill. */
export function cladding(sheet: Sheet, body: SideProfile): string {
  const { rear, front, arch, radius } = body.wheels;
  const plastic = sheet.down([0, MATERIAL.plasticLight], [0.3, MATERIAL.plastic], [1, '#14181b']);
  const lip = (x: number): string => {
    const path = archRing(body, x, arch + 2.6, body.sill);
    return stroke(path, '#1b1f23', 7.4) + stroke(archRing(body, x, arch + 5.6, body.sill), '#5a626a', 0.7);
  };
  const from = rear + radius + 5;
  const width = front - rear - radius * 2 - 10;
  return (
    box(from, -body.sill - 11, width, 12.5, plastic) +
    box(from, -body.sill - 11, width, 0.8, '#646c74') +
    lip(rear) +
    lip(front)
  );
}

/** The hub of a far wheel and the floor, dark behind the openings. */
export function underside(sheet: Sheet, body: SideProfile): string {
  const { rear, front, arch } = body.wheels;
  const well = (x: number): string => fill(`${archRing(body, x, arch + 1, body.sill - 4)}Z`, '#07090b');
  const floor = `M${at(rear - arch, body.sill + 4)}L${at(front + arch, body.sill + 4)}L${at(front + arch - 8, body.sill - 6)}L${at(rear - arch + 8, body.sill - 6)}Z`;
  const dusk = sheet.down([0, '#05070a', 0.95], [1, '#05070a', 0.6]);
  const beneath = `M${at(rear, body.sill + 2)}L${at(front, body.sill + 2)}L${at(front, 0)}L${at(rear, 0)}Z`;
  return fill(beneath, dusk) + fill(floor, '#0a0c0e') + well(rear) + well(front);
}
