import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATED_LINES, KEPT_WITHOUT_DAYS, RETENTION_DAYS, UNUSED_ACCOUNT } from '@contract/privacy/retention';
import { legalMessages } from './legal-messages';

const DOCUMENT = join(__dirname, '..', '..', '..', '..', '..', 'docs', 'security.md');

describe('retention list', () => {
  it('matches the list in docs/security.md', () => {
    const section = /## Retention\n([^]*?)\n## /.exec(readFileSync(DOCUMENT, 'utf8'))?.[1];
    const { english } = legalMessages;
    const lines = [
      ...KEPT_WITHOUT_DAYS.map((line) =>
        english[`keep_${line}`]
          .replace('{months}', String(UNUSED_ACCOUNT.months))
          .replace('{warningDays}', String(UNUSED_ACCOUNT.warningDays)),
      ),
      ...DATED_LINES.map((line) => english[`keep_${line}`].replace('{days}', String(RETENTION_DAYS[line]))),
    ].map((text) => `- ${text}`);
    expect(section?.match(/^- .*$/gm)).toEqual(lines);
  });
});
