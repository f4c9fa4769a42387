import { runModule } from '../../support/processes/module-run';

const FILES = `
  import { pdfFile, writeFact, writePictures } from './dist/backend/platform/pdf/index.js';
  const head = (title) => ({ language: 'hi', title, notes: [], business: { name: 'Deccan Drives', address: 'Pune' } });
  const facts = (page) => { for (let n = 0; n < 300; n += 1) writeFact(page, 'ग्राहक का नाम', 'वाहन वापस करने का समय ' + n); };`;

async function resultOf(source: string): Promise<unknown> {
  const { code, output } = await runModule(`${FILES}\n${source}`);
  expect([code, output]).toEqual([0, output]);
  return JSON.parse(output) as unknown;
}

describe('generator of PDF files', () => {
  it('makes files outside the main thread', async () => {
    const result = await resultOf(`
      const before = performance.eventLoopUtilization();
      const file = await pdfFile(head('Register'), facts);
      const { utilization } = performance.eventLoopUtilization(before);
      console.log(JSON.stringify({ start: file.subarray(0, 5).toString(), isMainBusy: utilization > 0.5 }));`);
    expect(result).toEqual({ start: '%PDF-', isMainBusy: false });
  });

  it('makes one file for the same content', async () => {
    const result = await resultOf(`
      const [first, second, other] = await Promise.all([
        pdfFile(head('One'), facts), pdfFile(head('One'), facts), pdfFile(head('Two'), facts),
      ]);
      console.log(JSON.stringify([first === second, first === other, first === await pdfFile(head('One'), facts)]));`);
    expect(result).toEqual([true, false, true]);
  });

  it('makes a file although another one failed', async () => {
    const result = await resultOf(`
      const damaged = (page) => writePictures(page, [{ file: Buffer.from('no picture'), caption: '' }]);
      const [failed, made] = await Promise.allSettled([pdfFile(head('One'), damaged), pdfFile(head('Two'), facts)]);
      console.log(JSON.stringify([failed.status, made.status]));`);
    expect(result).toEqual(['rejected', 'fulfilled']);
  });
});
