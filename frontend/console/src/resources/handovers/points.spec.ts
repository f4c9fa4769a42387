import { DEFAULT_INSPECTION_POINTS } from '@contract/rentals/inspection-points';
import { pointsOf } from './points';

const [front, left] = DEFAULT_INSPECTION_POINTS;

describe('points of a record on a phone', () => {
  it.each([
    ['the office', { points: [front!] }, { points: [left!] }, [left]],
    ['the form before the office has it', { points: [front!] }, null, [front]],
    ['the console before the setting', {}, {}, DEFAULT_INSPECTION_POINTS],
  ])('uses the points of %s', (_, form, stored, expected) =>
    expect(pointsOf(form, stored)).toEqual(expected),
  );
});
