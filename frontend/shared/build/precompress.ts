import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compresses large files slightly better than the library's default block size. */
const LARGE_BLOCKS = { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS };

/** Writes `x.js.br` and `x.js.gz` next to `x.js` at the best quality, so that the server can send them as they are. */
export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (!dir) throw new Error('The build has no output folder.');
    const files = await readdir(dir, { recursive: true });
    const texts = files.filter((file) => /\.(js|css|svg|wasm)$/.test(file)).map((file) => join(dir, file));
    await Promise.all(
      texts.map(async (file) => {
        const content = await readFile(file);
        await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: LARGE_BLOCKS }));
        await writeFile(
          `${file}.gz`,
          await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
        );
      }),
    );
  },
};
