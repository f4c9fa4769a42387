import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registeredText, SMS_TEMPLATE_NAMES, smsText, variablesOf } from './sms-templates.js';

const VALUES = {
  code: '123456',
  business: 'Pune City Cars',
  phone: '+91 90000 00001',
  reference: 'B7K2M9QX',
  time: 'Sat, 21 Nov 2026, 6:00 PM',
  amount: '₹2,099.50',
};

describe.each(SMS_TEMPLATE_NAMES)('the SMS %s', (template) => {
  it('fits into one message', () => {
    expect(smsText(template, { ...VALUES, business: 'x'.repeat(40) }).length).toBeLessThan(161);
  });

  it('has at most two variables, which never follow each other', () => {
    const text = registeredText(template);
    expect(text.match(/\{#/g)!.length).toBeLessThan(3);
    expect(text).not.toMatch(/#\}[\s,.]*\{#/);
  });

  it('is documented with its registered text', () => {
    const docs = readFileSync(join(__dirname, '../../docs/messages.md'), 'utf8');
    expect(docs).toContain(registeredText(template));
  });
});

describe('the variables of an SMS', () => {
  it('are read back from its text in their order', () => {
    expect(variablesOf('CONFIRMED', smsText('CONFIRMED', VALUES))).toEqual([VALUES.reference, VALUES.time]);
    expect(variablesOf('REFUND_SENT', smsText('REFUND_SENT', VALUES))).toEqual([
      '2,099.50',
      VALUES.reference,
    ]);
    expect(variablesOf('ADMIN_CODE', smsText('ADMIN_CODE', VALUES))).toEqual([VALUES.code]);
  });

  it('are written without characters that would make the SMS longer', () => {
    expect(smsText('CONFIRMED', { ...VALUES, business: 'Réal  {Cars}', time: '6:00\u202fPM' })).toBe(
      'Ral Cars: B7K2M9QX is confirmed. Pickup on 6:00 PM. Bring your driving licence.',
    );
  });
});
