import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runModule } from './processes/module-run';

/** Reads the texts of PDF files in a process of its own, because the library is an ES module. */
export async function textsOf(...files: Buffer[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rental-pdf-'));
  try {
    files.forEach((file, index) => writeFileSync(join(folder, `${index}.pdf`), file));
    const { code, output } = await runModule(
      `import { readFileSync } from 'node:fs';
       import { extractText } from 'unpdf';
       const texts = [];
       for (let n = 0; n < ${files.length}; n += 1) {
         const file = new Uint8Array(readFileSync(process.env.FOLDER + '/' + n + '.pdf'));
         texts.push((await extractText(file, { mergePages: true })).text);
       }
       process.stdout.write(JSON.stringify(texts));`,
      { FOLDER: folder },
    );
    expect([code, output]).toEqual([0, expect.any(String)]);
    return JSON.parse(output) as string[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
