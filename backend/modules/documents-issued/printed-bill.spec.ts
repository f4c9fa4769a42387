import { paise } from '../../contract/money.js';
import type { BilledLine } from './document-content.js';
import { documentText } from './document-text.js';
import { billedLines } from './printed-bill.js';

const LINE: BilledLine = { kind: 'DAMAGE', amount: paise(90_000), text: 'A dent', textKey: null };

describe('mark of a billed line', () => {
  it.each([
    ['the name of its record', { en: 'Driver side', hi: 'ड्राइवर की तरफ़' }, 'Driver side'],
    ['the standard name in an earlier document', undefined, 'Left side'],
  ])('has %s', (_, name, expected) => {
    const mark = { point: 'LEFT', text: 'Dent', ...(name && { name }) };
    const [printed] = billedLines([{ ...LINE, mark }], {}, documentText('en'), 'en');
    expect(printed!.detail).toContain(`${expected}: Dent`);
  });
});
