import { DEFAULT_INSPECTION_POINTS, type InspectionPointSetting } from './inspection-points.js';
import {
  markedPoints,
  missingPhotos,
  nameOfPoint,
  pointsOfStep,
  tooFewPhotos,
  uncheckedPoints,
} from './inspection-points.rules.js';

const point = (key: string, over: Partial<InspectionPointSetting> = {}): InspectionPointSetting => ({
  key,
  name: { en: `${key} in English`, hi: `${key} in Hindi` },
  at: 'BOTH',
  photo: false,
  carTypes: [],
  ...over,
});
const SETTINGS = [
  point('KEYS', { at: 'HANDOVER' }),
  point('SEATS', { at: 'RETURN' }),
  point('ROOF', { carTypes: ['SUV', 'MUV'] }),
  point('LIGHTS', { photo: true }),
];

describe('inspection points', () => {
  it.each([
    ['HANDOVER', 'SEDAN', [], ['KEYS', 'LIGHTS']],
    ['RETURN', 'SEDAN', [], ['SEATS', 'LIGHTS']],
    ['SECOND_INSPECTION', 'SUV', [], ['SEATS', 'ROOF', 'LIGHTS']],
    ['HANDOVER', 'MUV', [], ['KEYS', 'ROOF', 'LIGHTS']],
    ['HANDOVER', 'SEDAN', ['ROOF', 'DOORS'], ['KEYS', 'ROOF', 'LIGHTS']],
  ] as const)('selects the points of %s for %s and the named %j', (kind, carType, named, expected) => {
    const points = pointsOfStep(SETTINGS, { kind, carType, named });
    expect(points.map(({ key }) => key)).toEqual(expected);
    expect(Object.keys(points[0]!)).toEqual(['key', 'name', 'photo']);
  });

  it('requires four photos at each step of each type of car in a new installation', () =>
    expect(tooFewPhotos(DEFAULT_INSPECTION_POINTS)).toBeNull());

  it.each([
    [{ at: 'RETURN' }, { kind: 'HANDOVER', carType: 'HATCHBACK' }],
    [{ at: 'HANDOVER' }, { kind: 'RETURN', carType: 'HATCHBACK' }],
    [{ carTypes: ['HATCHBACK'] }, { kind: 'HANDOVER', carType: 'SEDAN' }],
    [{ photo: false }, { kind: 'HANDOVER', carType: 'HATCHBACK' }],
    [{}, null],
  ] as const)('checks the number of photos with a fourth point of %j', (fourth, expected) => {
    const three = ['A1', 'A2', 'A3'].map((key) => point(key, { photo: true }));
    const last = { ...point('A4', { photo: true }), ...fourth } as InspectionPointSetting;
    expect(tooFewPhotos([...three, last])).toEqual(expected);
  });

  it('finds the points that are neither fine nor marked, and the missing photos', () => {
    const points = pointsOfStep(SETTINGS, { kind: 'HANDOVER', carType: 'SUV' });
    const marks = [{ point: 'ROOF', text: 'Dent', photo: null }];
    expect(uncheckedPoints({ points, fine: ['KEYS'], marks }).map(({ key }) => key)).toEqual(['LIGHTS']);
    expect(missingPhotos(points, [{ point: 'ROOF' }]).map(({ key }) => key)).toEqual(['LIGHTS']);
    expect(missingPhotos(points, [{ point: 'LIGHTS' }])).toEqual([]);
  });

  it('uses the name in the first record that has the point', () => {
    const renamed = point('ROOF', { name: { en: 'Roof', hi: 'छत' } });
    const marksAt = (...keys: string[]) =>
      keys.map((key) => ({ id: key, point: key, text: 'Dent', photo: null }));
    const baseline = { points: [renamed, point('DOORS')], marks: marksAt('ROOF'), customerMarks: [] };
    const handover = { points: SETTINGS, marks: marksAt('ROOF'), customerMarks: marksAt('KEYS') };
    expect(markedPoints([baseline, null, handover]).map(({ name }) => name.en)).toEqual([
      'Roof',
      'KEYS in English',
    ]);
    expect(nameOfPoint([renamed], 'ROOF')).toEqual({ en: 'Roof', hi: 'छत' });
    expect(nameOfPoint([], 'ROOF')).toEqual({ en: 'ROOF', hi: 'ROOF' });
  });
});
