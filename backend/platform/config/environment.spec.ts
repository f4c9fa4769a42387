import { readEnvironment } from './environment';

const GOOD = { APP_SECRET: 'x'.repeat(32), DATA_DIR: '/nowhere' };

describe('the environment', () => {
  it('may have other variables, and empty ones', () => {
    expect(readEnvironment({ ...GOOD, S3_BUCKET: ' ', REDIS_URL: '', HOME: '/root' })).toMatchObject({
      production: false,
    });
  });

  it('is refused with the name of each variable that is not supported', () => {
    const source = { ...GOOD, REDIS_URL: 'redis://r', S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'b' };
    expect(() => readEnvironment(source)).toThrow(
      [
        'The environment is not usable:',
        '  S3_BUCKET is not supported: files are stored in DATA_DIR only; remove it.',
        '  S3_ENDPOINT is not supported: files are stored in DATA_DIR only; remove it.',
        '  REDIS_URL is not supported: limits are counted in each process; remove it.',
      ].join('\n'),
    );
  });
});

describe('ROLE', () => {
  it('is everything unless a part is named, and refused where it is unknown', () => {
    expect(readEnvironment(GOOD).role).toBe('all');
    expect(readEnvironment({ ...GOOD, ROLE: 'worker' }).role).toBe('worker');
    expect(() => readEnvironment({ ...GOOD, ROLE: 'jobs' })).toThrow(
      'ROLE is "jobs"; expected one of all, web, worker.',
    );
  });
});

const read = (tiles?: string) =>
  readEnvironment({
    ...GOOD,
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
