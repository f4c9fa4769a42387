import type { VehicleDocumentType } from '../../../contract/fleet/vehicle-documents.js';
import { documentProblems, documentWarnings } from './vehicle-documents.rules.js';

const SETTINGS = {
  rules: { zone: 'Asia/Kolkata' },
  mandatoryDocuments: ['INSURANCE', 'PUC'] as const,
  requireVehicleDocuments: false,
};
const STRICT = { ...SETTINGS, requireVehicleDocuments: true };
const FINE = { INSURANCE: '2027-01-01', PUC: '2027-01-01' };

function facts(days: Partial<Record<VehicleDocumentType, string | null>>, now: string, endsAt = now) {
  const vehicleDocuments = Object.entries(days).map(([type, expiresOn]) => ({
    type: type as VehicleDocumentType,
    expiresOn,
  }));
  return { now: new Date(now), endsAt: new Date(endsAt), vehicleDocuments };
}

const keysOf = (messages: readonly { key: string }[]): string[] => messages.map(({ key }) => key);

describe('documents of a car at its handover', () => {
  it.each([
    ['on its last day, until midnight in the city', '2026-11-21T18:29:59.999Z', []],
    ['from 00:00 of the next day', '2026-11-21T18:30:00.000Z', ['handovers.documentExpired']],
  ])('checks a mandatory document %s', (_, now, problems) => {
    expect(keysOf(documentProblems(facts({ ...FINE, PUC: '2026-11-21' }, now), SETTINGS))).toEqual(problems);
  });

  it.each([
    ['until midnight of its last day', '2026-11-25T18:29:59.999Z', []],
    ['from 00:00 of the next day', '2026-11-25T18:30:00.000Z', ['handovers.documentExpires']],
  ])('checks the expiry for a return %s', (_, endsAt, warnings) => {
    const before = facts({ ...FINE, PUC: '2026-11-25' }, '2026-11-21T06:30:00Z', endsAt);
    expect(keysOf(documentWarnings(before, SETTINGS))).toEqual(warnings);
    expect(documentProblems(before, SETTINGS)).toEqual([]);
  });

  it('warns of a missing mandatory document, or refuses the handover if the settings require it', () => {
    const one = facts({ PUC: '2027-01-01' }, '2026-11-21T06:30:00Z');
    expect(keysOf(documentWarnings(one, SETTINGS))).toEqual(['handovers.documentMissing']);
    expect(documentProblems(one, SETTINGS)).toEqual([]);
    expect(documentWarnings(one, STRICT)).toEqual([]);
    expect(keysOf(documentProblems(one, STRICT))).toEqual(['handovers.documentNeeded']);
  });

  it('only warns of other expired documents, and accepts documents without an expiry', () => {
    const others = facts({ ...FINE, FITNESS: '2026-11-01', RC: null }, '2026-11-21T06:30:00Z');
    expect(documentProblems(others, STRICT)).toEqual([]);
    expect(keysOf(documentWarnings(others, STRICT))).toEqual(['handovers.documentHasExpired']);
  });
});
