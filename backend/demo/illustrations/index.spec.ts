import sharp from 'sharp';
import { VEHICLE_TYPES } from '../../contract/vehicles.js';
import { CAR_VIEWS, drawCar, PAINT_NAMES, renderIllustration, type CarDrawing } from './index.js';

const EVERY: CarDrawing[] = VEHICLE_TYPES.flatMap((bodyType) =>
  PAINT_NAMES.flatMap((color) => CAR_VIEWS.map((view) => ({ bodyType, color, view }))),
);

/** Names of elements left open or closed out of turn; empty for a well-formed document. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name, standalone] of svg.matchAll(
    /<(\/?)([A-Za-z]+)(?:\s+[\w-]+="[^"<>]*")*\s*(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) {
        return [`</${name}>`];
      }
    } else if (!standalone) {
      open.push(name!);
    }
  }
  return open;
}

function dangling(svg: string): string[] {
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id!).filter((id) => !defined.has(id));
}

describe('drawCar', () => {
  it.each(EVERY)('draws a sound document: $bodyType, $color, $view', (drawing) => {
    const svg = drawCar(drawing);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1280" height="854" /);
    expect(svg.replace(/<[^<>]*>/g, '')).toBe('');
    expect(unbalanced(svg)).toEqual([]);
    expect(dangling(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|<script|href/);
  });

  it('draws every body, colour and view differently', () => {
    expect(new Set(EVERY.map((drawing) => drawCar({ ...drawing, seed: 5 }))).size).toBe(EVERY.length);
  });

  it('draws the same car the same way again', () => {
    expect(EVERY.map(drawCar)).toEqual(EVERY.map(drawCar));
  });

  it.each(CAR_VIEWS)('puts a car into other surroundings for another seed: %s', (view) => {
    const pictures = [0, 1, 2, 3].map((seed) => drawCar({ bodyType: 'SUV', color: 'Silver', view, seed }));
    expect(new Set(pictures).size).toBe(4);
  });
});

describe('renderIllustration', () => {
  it.each(VEHICLE_TYPES.flatMap((bodyType) => CAR_VIEWS.map((view) => ({ bodyType, view }))))(
    'renders 1280 by 854 pixels: $bodyType, $view',
    async ({ bodyType, view }) => {
      const picture = await renderIllustration(drawCar({ bodyType, color: 'Crimson Red', view }));
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 854 });
    },
  );

  it('paints in the colour asked for', async () => {
    const reds = await Promise.all(
      (['Crimson Red', 'Midnight Blue'] as const).map(async (color) => {
        const door = { left: 560, top: 560, width: 60, height: 40 };
        const picture = await renderIllustration(
          drawCar({ bodyType: 'SEDAN', color, view: 'STUDIO', seed: 0 }),
        );
        const { channels } = await sharp(await sharp(picture).extract(door).toBuffer()).stats();
        return channels[0]!.mean - channels[2]!.mean;
      }),
    );
    expect(reds[0]).toBeGreaterThan(60);
    expect(reds[1]).toBeLessThan(-40);
  });
});
