import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, registeredText, SMS_TEMPLATE_NAMES, smsText } from './sms-templates.js';

const GSM = /^[A-Za-z0-9 @!"#$%&'()*+,\-./:;<=>?]*$/;

describe.each(SMS_TEMPLATE_NAMES)('SMS template %s', (name) => {
  it.each(['City Cars', 'पुणे की Cars ₹', 'The Longest Name Of A Car Rental Business In The City'])(
    'fits into one SMS of the business "%s"',
    (business) => {
      const text = smsText(name, { code: '012345', business });
      expect(text).toMatch(GSM);
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).toContain('012345 is your one-time code');
    },
  );

  it('contains its code where the parser reads it', () => {
    expect(codeOf(smsText(name, { code: '012345', business: '24 Cars' }))).toBe('012345');
  });

  it('equals the text that docs/messages.md registers', () => {
    const docs = readFileSync(join(__dirname, '../../docs/messages.md'), 'utf8');
    expect(docs).toContain(`\`${name}\`\n\n\`\`\`\n${registeredText(name)}\n\`\`\`\n`);
  });
});
