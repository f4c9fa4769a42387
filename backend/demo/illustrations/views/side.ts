import type { SideProfile } from '../bodies/side-profile.js';
import type { Paint } from '../palette.js';
import { chance } from '../pen/chance.js';
import { box, group } from '../pen/markup.js';
import { n } from '../pen/path.js';
import { HEIGHT, WIDTH, Sheet } from '../pen/sheet.js';
import { backdrop } from '../scenes/backdrop.js';
import { roadAcross, studio } from '../scenes/ground.js';
import { sideCar } from './side-car.js';

/** Longer cars come out longer, but not by as much as they are: each should fill its picture. */
function scaleOf(body: SideProfile): number {
  return 1075 / (body.length * 0.6 + 450 * 0.4);
}

function placed(body: SideProfile, car: string, ground: number, facing: 1 | -1): string {
  const scale = scaleOf(body);
  const left = WIDTH / 2 - (facing * body.length * scale) / 2;
  return group(car, {
    transform: `translate(${n(left)} ${ground}) scale(${(facing * scale).toFixed(3)} ${scale.toFixed(3)})`,
  });
}

export function sceneView(body: SideProfile, paint: Paint, seed: number): string {
  const sheet = new Sheet();
  const place = backdrop(sheet, seed, chance(seed));
  return sheet.document(
    place.markup + roadAcross(sheet, place) + placed(body, sideCar(sheet, body, paint), 726, 1),
  );
}

export function studioView(body: SideProfile, paint: Paint, seed: number): string {
  const sheet = new Sheet();
  const ground = 662;
  const cove = studio(sheet, seed);
  const scale = scaleOf(body);
  const car = placed(body, sideCar(sheet, body, paint), ground, -1);
  const fade = sheet.along([0, ground, 0, ground + 110], [0, cove.floor, 0.72], [1, cove.floor, 1]);
  const image = group(car, { transform: `translate(0 ${ground * 2}) scale(1 -1)` });
  const depth = Math.min(body.height * scale, HEIGHT - ground);
  return sheet.document(cove.markup + image + box(0, ground, WIDTH, depth, fade) + car);
}
