import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { DEMO_LOST_SLOT, DEMO_RENTALS } from './demo-rentals.js';
import { DEMO_TRIPS } from './demo-trips.js';

const FOLDER = join(__dirname, 'pictures');

describe('demo receipt', () => {
  const files = readdirSync(join(FOLDER, 'receipts'));

  it('exists for every transaction with a screenshot of its own', () => {
    const own = DEMO_RENTALS.filter(({ payment }) => !payment.screenshotOf);
    const payments = own.flatMap(({ payment }) => (payment.rest ? [payment, payment.rest] : [payment]));
    const ids = [...DEMO_TRIPS, ...payments, DEMO_LOST_SLOT].map(({ transactionId }) => transactionId);
    expect(files.map((file) => parse(file).name).sort()).toEqual(ids.sort());
  });

  it('differs from all others, because equal screenshots are flagged', () => {
    const hashes = files.map((file) =>
      createHash('sha256')
        .update(readFileSync(join(FOLDER, 'receipts', file)))
        .digest('hex'),
    );
    expect(new Set(hashes).size).toBe(files.length);
  });
});

describe('demo agreement', () => {
  it('contains no active or embedded content', async () => {
    const bytes = readFileSync(join(FOLDER, 'documents/agreement.pdf'));
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(pdf.getPageCount()).toBe(2);
    for (const entry of ['OpenAction', 'AA', 'AcroForm', 'Names'])
      expect(pdf.catalog.get(PDFName.of(entry))).toBeUndefined();
  });
});
