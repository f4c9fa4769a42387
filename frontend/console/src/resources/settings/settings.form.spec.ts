import { rupees } from '@contract/money';
import type { EditableSettings } from '@contract/settings';
import { atFields, mergeSettings, readSettingsForm } from './settings.form';

const UPI: EditableSettings['upi'] = {
  vpa: 'a@bank',
  payee: 'A',
  kind: 'UNKNOWN',
  limit: rupees(100_000),
  bank: { holder: '', number: '', ifsc: '' },
};

const settings = (over: Partial<EditableSettings>): EditableSettings =>
  ({
    name: 'A',
    city: 'Pune',
    phones: ['+91 1'],
    emails: ['a@b.in'],
    appLinks: { playStore: null, appStore: null },
    upi: UPI,
    ...over,
  }) as EditableSettings;

describe('settings form', () => {
  it('omits empty lines and sends null for a cleared link', () => {
    const typed = settings({
      phones: [' +91 2 ', ''],
      appLinks: { playStore: '', appStore: 'https://x.in' },
    });
    expect(readSettingsForm(typed)).toMatchObject({
      phones: ['+91 2'],
      appLinks: { playStore: null, appStore: 'https://x.in' },
    });
  });

  it('shows refusals at the fields that caused them', () =>
    expect(atFields({ 'settings.fare.washingFee': 'Enter rupees.' })).toEqual({
      'fare.washingFee': 'Enter rupees.',
    }));

  it("merges the admin's changes into a newer saved version", () => {
    const theirs = settings({ city: 'Nashik', upi: { ...UPI, payee: 'B' } });
    const merged = mergeSettings(settings({}), settings({ name: 'Mine', city: 'Pune' }), theirs);
    expect(merged).toEqual({ ...theirs, name: 'Mine' });
  });

  it('merges the changes of both within a group, and takes a whole list', () => {
    const bank = { holder: 'Deccan Drives', number: '', ifsc: 'HDFC0000123' };
    const theirs = settings({ phones: ['+91 2'], upi: { ...UPI, payee: 'B', bank } });
    const mine = settings({
      phones: ['+91 1', '+91 3'],
      upi: { ...UPI, vpa: 'mine@bank', bank: { ...UPI.bank, number: '50100012345678' } },
    });
    expect(mergeSettings(settings({}), mine, theirs)).toEqual({
      ...theirs,
      phones: ['+91 1', '+91 3'],
      upi: { ...UPI, vpa: 'mine@bank', payee: 'B', bank: { ...bank, number: '50100012345678' } },
    });
  });
});
