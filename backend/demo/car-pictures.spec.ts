import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { CAR_IMAGE_WIDTHS } from '../contract/fleet/vehicles.js';
import { demoFleet } from './demo-cars.js';

const FOLDER = join(__dirname, 'pictures/cars');

it('contains every size of every demo photo with its stored height', async () => {
  const list = JSON.parse(readFileSync(join(FOLDER, 'pictures.json'), 'utf8')) as Record<
    string,
    { height: number; placeholder: string }
  >;
  const plates = new Set(demoFleet().map(({ car }) => car.plate.toLowerCase()));
  expect(new Set(Object.keys(list).map((name) => name.split('-')[0]))).toEqual(plates);
  const widest = Math.max(...CAR_IMAGE_WIDTHS);
  for (const [name, { height, placeholder }] of Object.entries(list)) {
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    for (const width of CAR_IMAGE_WIDTHS) {
      const found = await sharp(join(FOLDER, String(width), `${name}.webp`)).metadata();
      expect(found).toMatchObject({ format: 'webp', width, height: Math.round((height * width) / widest) });
    }
  }
});
