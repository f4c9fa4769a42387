// Draws the demo cars, from numbers alone: pure functions give SVG documents, one function makes pictures of them.
// It reads no file, needs no font, and never throws dice. The demo data calls it.
import sharp from 'sharp';
import type { VehicleType } from '../../contract/vehicles.js';
import { SIDES } from './bodies/sides.js';
import { CABINS } from './bodies/cabins.js';
import { FRONTS } from './bodies/fronts.js';
import { PAINTS, type PaintName } from './palette.js';
import { seedOf } from './pen/chance.js';
import { frontView } from './views/front.js';
import { interiorView } from './views/interior.js';
import { sceneView, studioView } from './views/side.js';

export { PAINT_NAMES, type PaintName } from './palette.js';

export const CAR_VIEWS = ['SCENE', 'STUDIO', 'FRONT', 'INTERIOR'] as const;
export type CarView = (typeof CAR_VIEWS)[number];

export interface CarDrawing {
  bodyType: VehicleType;
  color: PaintName;
  view: CarView;
  /** A whole number from 0 that chooses the surroundings; the same seed gives the same picture. */
  seed?: number;
}

export function drawCar({ bodyType, color, view, seed = seedOf(bodyType + color) }: CarDrawing): string {
  const side = SIDES[bodyType];
  const paint = PAINTS[color];
  switch (view) {
    case 'SCENE':
      return sceneView(side, paint, seed);
    case 'STUDIO':
      return studioView(side, paint, seed);
    case 'FRONT':
      return frontView(FRONTS[bodyType], paint, seed);
    case 'INTERIOR':
      return interiorView(CABINS[bodyType], paint, seed);
  }
}

/** A JPEG at the drawing's own size, to go through the same door as any uploaded picture. */
export async function renderIllustration(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}
