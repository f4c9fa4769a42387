import type { FrontProfile } from '../bodies/front-profile.js';
import type { Paint } from '../palette.js';
import { chance } from '../pen/chance.js';
import { group } from '../pen/markup.js';
import { WIDTH, Sheet } from '../pen/sheet.js';
import { backdrop } from '../scenes/backdrop.js';
import { forecourt } from '../scenes/ground.js';
import { frontCar } from './front-car.js';

export function frontView(body: FrontProfile, paint: Paint, seed: number): string {
  const sheet = new Sheet();
  const place = backdrop(sheet, seed + 1, chance(seed + 17));
  const scale = 4 + (150 - body.height) * 0.006;
  const car = group(frontCar(sheet, body, paint), {
    transform: `translate(${WIDTH / 2} 786) scale(${scale.toFixed(3)})`,
  });
  return sheet.document(place.markup + forecourt(sheet, place) + car);
}
