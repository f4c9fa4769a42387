import { changesBetween } from './list-changes';

const row = (id: number, status = 'PENDING') => ({ id, status });

describe('changes of an open list', () => {
  it('returns null while the rows are the same', () =>
    expect(changesBetween([row(2), row(1)], [row(2), row(1)])).toBeNull());

  it('counts added rows, even if other rows have left the page', () =>
    expect(changesBetween([row(2), row(1)], [row(4), row(3)])).toEqual({ added: 2 }));

  it('reports a changed row, and a changed number of rows', () => {
    expect(changesBetween([row(1)], [row(1, 'CONFIRMED')])).toEqual({ added: 0 });
    expect(changesBetween([row(2), row(1)], [row(1)])).toEqual({ added: 0 });
  });
});
