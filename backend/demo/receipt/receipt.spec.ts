import sharp from 'sharp';
import { rupees } from '../../contract/money.js';
import { widthOf, write, writeWithin } from './lettering.js';
import { demoReceipt, renderReceipt } from './receipt.js';

const RECEIPT = { transactionId: 'UPI2026A91KQ77X', amount: rupees(12598.5), payee: 'City Car Rentals' };

/** The lettering of a text, wherever and however large it stands. */
function letters(text: string): string {
  const group = write(text, { x: 0, y: 0, size: 14, color: '#000000' });
  return group.replace(/^<g[^>]*>|<\/g>$/g, '');
}

describe('lettering', () => {
  it('has every letter, digit and sign that receipts use', () => {
    const all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:-/+()'&₹";
    for (const letter of all) {
      expect(letters(letter)).toMatch(/^<path d="M/);
    }
  });

  it('writes accented letters without their accents, and leaves a gap for what it does not know', () => {
    expect(letters('Zoë')).toBe(letters('Zoe'));
    expect(letters('<&">')).toBe(letters(' &  '));
  });

  it('shrinks what would not fit', () => {
    const position = { x: 0, y: 0, size: 28, color: '#000000' };
    expect(widthOf('Venkatanarasimharajuvaripeta', 28)).toBeGreaterThan(300);
    expect(writeWithin('Venkatanarasimharajuvaripeta', 300, position)).not.toContain('scale(2)');
    expect(writeWithin('Asha', 300, position)).toContain('scale(2)');
  });
});

describe('a demo receipt', () => {
  it('shows what was paid, to whom, under which id', () => {
    const svg = demoReceipt(RECEIPT);
    for (const text of [
      'UPI2026A91KQ77X',
      '₹12,598.50',
      'City Car Rentals',
      'Sample receipt for demonstration',
    ]) {
      expect(svg).toContain(letters(text));
    }
  });

  it('gives different payments different pictures', () => {
    expect(demoReceipt({ ...RECEIPT, transactionId: 'UPI2026A91KQ77Y' })).not.toBe(demoReceipt(RECEIPT));
  });

  it('renders a receipt upright', async () => {
    const { width, height } = await sharp(await renderReceipt(RECEIPT)).metadata();
    expect({ width, height }).toEqual({ width: 720, height: 1440 });
  });
});
