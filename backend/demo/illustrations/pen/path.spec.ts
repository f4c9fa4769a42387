import { knots, line, mirrored, n, shape, strip } from './path.js';

describe('knots', () => {
  it('reads points with and without a roundness, over several lines', () => {
    expect(knots('\n  1,2 3.5,-4,0\n  5,6,0.5\n')).toEqual([
      [1, 2, undefined],
      [3.5, -4, 0],
      [5, 6, 0.5],
    ]);
  });
});

describe('paths', () => {
  it('turns heights above the ground into a page that grows downwards', () => {
    expect(line(knots('0,10 5,20'))).toMatch(/^M0 -10C.* 5 -20$/);
  });

  it('passes straight through corners', () => {
    expect(line(knots('0,0,0 10,0,0 10,10,0'))).toBe('M0 0C0 0 10 0 10 0C10 0 10 -10 10 -10');
  });

  it('closes a shape where it began', () => {
    expect(shape(knots('0,0 10,0 10,10'))).toMatch(/^M0 0.* 0 0Z$/);
  });

  it('lets a strip run out to nothing at its ends unless told otherwise', () => {
    expect(strip(knots('0,9 5,9 10,9'), 4)).toContain(' 10 -9L10 -9');
    expect(strip(knots('0,9 5,9 10,9'), 4, 0.5)).toContain(' 10 -9L10 -7');
  });

  it('mirrors in reverse, so that both halves make one outline', () => {
    expect(mirrored(knots('1,2,0 3,4'))).toEqual([
      [-3, 4, undefined],
      [-1, 2, 0],
    ]);
  });

  it('never writes a negative zero', () => {
    expect(n(-0.01)).toBe('0');
  });
});
