import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from './environment.js';

const read = (tiles?: string) =>
  readEnvironment({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'environment-')),
    ...(tiles !== undefined && { MAP_TILES_URL: tiles }),
  }).mapTiles;

describe('MAP_TILES_URL', () => {
  it('is the tile server of OpenStreetMap unless another one or none is named', () => {
    expect(read()).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png');
    expect(read('https://tiles.example.com/{z}/{x}/{y}@2x.png')).toBe(
      'https://tiles.example.com/{z}/{x}/{y}@2x.png',
    );
    expect(read('off')).toBeNull();
  });

  it.each([
    'https://tiles.example.com/',
    'http://tiles.example.com/{z}/{x}/{y}.png',
    'https://{s}.example.com/{z}/{x}/{y}.png',
  ])('is refused when it is %s', (tiles) => {
    expect(() => read(tiles)).toThrow(/MAP_TILES_URL is/);
  });
});
