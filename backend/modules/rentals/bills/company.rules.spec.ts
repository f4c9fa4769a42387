import { refuseCompany } from './company.rules.js';

describe('refuseCompany', () => {
  it.each([
    ['Deccan', '27AAPFU0939F1ZV', undefined],
    ['', '', undefined],
    ['', '27AAPFU0939F1ZV', 'name'],
    ['Deccan', '', 'gstin'],
    ['Deccan', '27AAPFU0939F1ZW', 'gstin'],
  ])('checks the name %j with the GSTIN %j', (name, gstin, field) =>
    expect(refuseCompany({ name, gstin })?.field).toBe(field),
  );
});
