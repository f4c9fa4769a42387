import { daysOf, positionIn, readView, writeView } from './timeline-view';

const TODAY = '2026-11-21';

describe('timeline view', () => {
  it('follows the URL, and shows two weeks from today by default', () => {
    const plain = readView(new URLSearchParams(), TODAY);
    expect(plain).toEqual({ from: TODAY, days: 14, q: '', page: 0, rows: 25 });
    expect(writeView(plain, TODAY).toString()).toBe('');
    const other = { from: '2026-12-01', days: 30, q: 'swift', page: 2, rows: 50 };
    expect(readView(writeView(other, TODAY), TODAY)).toEqual(other);
  });

  it('ignores invalid values', () => {
    const search = new URLSearchParams('from=2026-02-30&days=7&page=-1&rows=3');
    expect(readView(search, TODAY)).toEqual({ from: TODAY, days: 14, q: '', page: 0, rows: 25 });
  });

  it('lists the days of the view', () => {
    expect(daysOf({ from: '2026-11-29', days: 3 })).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
  });

  it('places a bar by the time in the city', () => {
    const view = { from: TODAY, days: 10 };
    expect(positionIn(view, '2026-11-21T18:30:00Z', '2026-11-23T18:30:00Z')).toEqual({
      left: 0.1,
      right: 0.3,
      cutLeft: false,
      cutRight: false,
      inside: true,
    });
    expect(positionIn(view, '2026-11-19T18:30:00Z', '2026-12-25T18:30:00Z')).toMatchObject({
      left: 0,
      right: 1,
      cutLeft: true,
      cutRight: true,
    });
    expect(positionIn(view, '2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z').inside).toBe(false);
  });
});
