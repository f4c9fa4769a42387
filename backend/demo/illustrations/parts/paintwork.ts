import type { SideProfile } from '../bodies/side-profile.js';
import type { Paint } from '../palette.js';
import { fill, group, stroke } from '../pen/markup.js';
import { at, line, moved, n, strip } from '../pen/path.js';
import type { Sheet } from '../pen/sheet.js';

/** How far from a wheel's middle its opening meets the lower edge of the body. */
function reach(body: SideProfile, edge: number): number {
  const { radius, arch } = body.wheels;
  const rise = edge - radius;
  return Math.sqrt(Math.max(arch * arch - rise * rise, 1));
}

/** Whether an opening is more than half a circle: it is when the edge it is cut from lies below the wheel's middle. */
function major(body: SideProfile, edge: number): 0 | 1 {
  return edge < body.wheels.radius ? 1 : 0;
}

/** The painted shell with both wheel openings cut out. */
export function shell(body: SideProfile): string {
  const { rear, front, arch } = body.wheels;
  const first = body.outline[0]!;
  const last = body.outline[body.outline.length - 1]!;
  const ends = (edge: number): number => reach(body, edge);
  return (
    line(body.outline) +
    `L${at(front + ends(last[1]), last[1])}A${n(arch)} ${n(arch)} 0 ${major(body, body.sill)} 0 ${at(front - ends(body.sill), body.sill)}` +
    `L${at(rear + ends(body.sill), body.sill)}A${n(arch)} ${n(arch)} 0 ${major(body, first[1])} 0 ${at(rear - ends(first[1]), first[1])}Z`
  );
}

export function archRing(body: SideProfile, x: number, radius: number, from: number): string {
  const rise = from - body.wheels.radius;
  const half = Math.sqrt(Math.max(radius * radius - rise * rise, 1));
  return `M${at(x - half, from)}A${n(radius)} ${n(radius)} 0 ${major(body, from)} 1 ${at(x + half, from)}`;
}

function bodyTone(sheet: Sheet, body: SideProfile, paint: Paint): string {
  const belt = body.shoulder[Math.floor(body.shoulder.length / 2)]![1];
  const crease = body.crease[Math.floor(body.crease.length / 2)]![1];
  const part = (height: number): number => 1 - height / body.height;
  return sheet.along(
    [0, -body.height, 0, 0],
    [0, paint.glint],
    [part(body.height - 7), paint.light],
    [part(belt + 14), paint.base],
    [part(belt + 1), paint.light],
    [part(belt - 5), paint.light],
    [part((belt + crease) / 2), paint.base],
    [part(crease - 14), paint.base],
    [part(body.sill + 14), paint.shade],
    [part(body.sill + 4), paint.shade],
    [part(body.sill - 6), paint.deep],
  );
}

/** The shell's paint: the sky on its shoulder, the street in its doors, and the turn towards nose and tail. */
export function paintwork(sheet: Sheet, body: SideProfile, paint: Paint): string {
  const path = shell(body);
  const sky = sheet.down([0, paint.glint, 0.95], [0.35, paint.glint, 0.4], [1, paint.glint, 0]);
  const fold = sheet.down([0, paint.deep, 0.55], [0.3, paint.shade, 0.42], [1, paint.shade, 0]);
  const bounce = sheet.down([0, paint.light, 0], [0.55, paint.light, 0.5], [1, paint.light, 0]);
  const turn = sheet.along(
    [0, 0, body.length, 0],
    [0, paint.deep, 0.75],
    [0.035, paint.shade, 0.45],
    [0.1, paint.shade, 0],
    [0.88, paint.shade, 0],
    [0.965, paint.shade, 0.4],
    [1, paint.deep, 0.75],
  );
  const flare = sheet.down([0, paint.glint, 0.75], [0.5, paint.light, 0.25], [1, paint.light, 0]);
  const { rear, front, arch } = body.wheels;
  const flares = [rear, front]
    .map(
      (x) =>
        stroke(archRing(body, x, arch + 5, body.sill), flare, 3.4) +
        stroke(archRing(body, x, arch + 1.2, body.sill), paint.deep, 2.6, { strokeOpacity: 0.7 }),
    )
    .join('');
  return (
    fill(path, bodyTone(sheet, body, paint)) +
    group(
      fill(path, turn) +
        fill(strip(body.shoulder, 11, 0.5), sky) +
        fill(strip(body.crease, 24), fold) +
        stroke(line(moved(body.crease, 0, 0.5)), paint.glint, 0.8, {
          strokeOpacity: 0.75,
          strokeLinecap: 'round',
        }) +
        fill(strip(moved(body.rocker, 0, 4), 8), bounce) +
        flares +
        stroke(line(body.outline), paint.glint, 3, { strokeOpacity: 0.6 }) +
        stroke(path, paint.deep, 1.6, { strokeOpacity: 0.75 }),
      { clipPath: sheet.clip(path) },
    )
  );
}
