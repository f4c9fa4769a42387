import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { demoAgreementPdf } from './agreement-pdf.js';

describe('demoAgreementPdf', () => {
  it('makes two pages of A4 named after the car', async () => {
    const pdf = await PDFDocument.load(await demoAgreementPdf('Coastline Cabrio'), { updateMetadata: false });
    expect(pdf.getPages().map((page) => page.getSize())).toEqual([
      { width: 595.28, height: 841.89 },
      { width: 595.28, height: 841.89 },
    ]);
    expect(pdf.getTitle()).toBe('Car Rental Agreement – Coastline Cabrio');
  });

  it('carries nothing that a reader would run or unpack', async () => {
    const pdf = await PDFDocument.load(await demoAgreementPdf('Coastline Cabrio'), { updateMetadata: false });
    for (const entry of ['OpenAction', 'AA', 'AcroForm', 'Names']) {
      expect(pdf.catalog.get(PDFName.of(entry))).toBeUndefined();
    }
  });

  it('takes a name in any script and of any length', async () => {
    const long = await demoAgreementPdf(`हिमालय ${'Grand Touring Edition '.repeat(20)}`);
    expect((await PDFDocument.load(long)).getPageCount()).toBe(2);
  });

  it('is the same document each time', async () => {
    expect((await demoAgreementPdf('Asteri')).equals(await demoAgreementPdf('Asteri'))).toBe(true);
  });
});
