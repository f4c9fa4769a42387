import { createElement } from 'react';
import { chipsOf } from './filter-chips';

const Input = (): null => null;
const FILTERS = [
  createElement(Input, { key: 'q', source: 'q' } as object),
  createElement(Input, {
    key: 'status',
    source: 'status',
    label: 'Status',
    choices: [{ id: 'ON_TRIP', name: 'On trip' }],
  } as object),
  createElement(Input, {
    key: 'hasPlate',
    source: 'hasPlate',
    label: 'Number plate',
    choices: [
      { id: true, name: 'Entered' },
      { id: false, name: 'Not entered' },
    ],
  } as object),
  createElement(Input, { key: 'owed', source: 'owed' } as object),
];

describe('chips of the active filters', () => {
  it.each([
    [{ q: 'asha' }, { source: 'q', label: '', value: 'asha' }],
    [{ status: 'ON_TRIP' }, { source: 'status', label: 'Status', value: 'On trip' }],
    [{ hasPlate: true }, { source: 'hasPlate', label: 'Number plate', value: 'Entered' }],
    [{ hasPlate: false }, { source: 'hasPlate', label: 'Number plate', value: 'Not entered' }],
    [{ owed: true }, { source: 'owed', label: 'Owed', value: '' }],
    [{ pickupFrom: '2026-11-21' }, { source: 'pickupFrom', label: 'Pickup from', value: 'Sat, 21 Nov 2026' }],
    [{ carId: 7 }, { source: 'carId', label: 'Car id', value: '7' }],
  ])('describes %j', (values, chip) => expect(chipsOf(FILTERS, values)).toEqual([chip]));

  it('omits empty filters', () =>
    expect(chipsOf(FILTERS, { q: '', status: null, owed: undefined })).toEqual([]));
});
