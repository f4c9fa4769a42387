import { FIRST_COVER, moveCover, pixelsUnder, resizeCover } from './cover.rules';

describe('bar over a photo', () => {
  it('stays inside the photo', () => {
    expect(moveCover(FIRST_COVER, -1, 1)).toEqual({ ...FIRST_COVER, x: 0, y: 0.88 });
    expect(moveCover(FIRST_COVER, 1, -1)).toEqual({ ...FIRST_COVER, x: 0.6, y: 0 });
    expect(resizeCover(FIRST_COVER, 1, 1)).toEqual({ ...FIRST_COVER, width: 0.8, height: 1 - 0.7 });
  });

  it('keeps a visible size', () =>
    expect(resizeCover(FIRST_COVER, -1, -1)).toEqual({ ...FIRST_COVER, width: 0.03, height: 0.03 }));

  it('includes every pixel that it covers in part', () =>
    expect(pixelsUnder({ x: 0.25, y: 0.5, width: 0.3, height: 0.1 }, { width: 10, height: 99 })).toEqual({
      x: 2,
      y: 49,
      width: 4,
      height: 11,
    }));
});
