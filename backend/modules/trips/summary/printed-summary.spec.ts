import type { BusinessSettings } from '../../settings/index.js';
import { printedSummary } from './printed-summary.js';

const SUMMARY = {
  kind: 'HANDOVER',
  rentalKind: 'BOOKING',
  at: new Date('2026-11-29T10:00:00.000Z'),
  fuelUnit: 'EIGHTHS',
  points: [{ key: 'ROOF', name: { en: 'Roof', hi: 'छत' }, photo: true }],
  fine: [],
  marks: [{ point: 'ROOF', text: 'Dent', photo: null }],
  customerMarks: [],
} as unknown as Parameters<typeof printedSummary>[0];
const BUSINESS = { phones: [], emails: [], rules: { zone: 'Asia/Kolkata' } } as unknown as BusinessSettings;

describe('printedSummary', () => {
  it.each([
    ['en', 'Roof'],
    ['hi', 'छत'],
  ] as const)('uses the names of the points in the record (%s)', (language, name) => {
    const { facts, captionOf } = printedSummary(SUMMARY, BUSINESS, language);
    expect(facts.map(([, value]) => value)).toContain(`${name}: Dent`);
    expect(captionOf('ROOF')).toBe(name);
  });
});
