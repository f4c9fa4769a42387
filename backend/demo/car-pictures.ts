import { defined } from '../contract/defined.js';
import { CAR_IMAGE_WIDTHS } from '../contract/fleet/vehicles.js';
import { lazily } from '../contract/lazily.js';
import type { PreparedCarImage } from '../platform/files/index.js';
import { readDemoFile } from './demo-files.js';

/** Recorded by `scripts/demo-pictures.mjs` for each photo. */
type About = Pick<PreparedCarImage, 'height' | 'placeholder'>;

const VIEWS = ['scene', 'studio', 'front', 'interior'];
const WIDTH = Math.max(...CAR_IMAGE_WIDTHS);

const read = (file: string): Promise<Buffer> => readDemoFile(`cars/${file}`);

const list = lazily(
  async () => JSON.parse((await read('pictures.json')).toString()) as Partial<Record<string, About>>,
);

async function carPicture(name: string): Promise<PreparedCarImage> {
  const about = defined((await list())[name], name);
  const sizes = CAR_IMAGE_WIDTHS.map(async (width) => ({
    width,
    bytes: await read(`${width}/${name}.webp`),
  }));
  return { ...about, width: WIDTH, sizes: await Promise.all(sizes) };
}

/** The photos of a demo car in the form of a prepared upload, because preparing them would take most of a first start. */
export const carPictures = (plate: string): Promise<PreparedCarImage[]> =>
  Promise.all(VIEWS.map((view) => carPicture(`${plate.toLowerCase()}-${view}`)));
