// Prepares new photos of demo cars in the sizes of an upload, so that the first start only copies them:
// node scripts/demo-pictures.mjs <folder with photos named plate-view, such as mh12gp6402-front.webp>
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT } from './prepare.mjs';

const WIDEST = 1280;
const source = resolve(process.argv[2] ?? '.');
ensureInstalled();
await ensureBuilt(['backend']);
await import('reflect-metadata');
const { prepareCarImage } = await import('../dist/backend/platform/files/index.js');

const target = join(ROOT, 'backend/demo/pictures/cars');
const listPath = join(target, 'pictures.json');
const list = JSON.parse(readFileSync(listPath, 'utf8'));
for (const file of readdirSync(source)) {
  const path = join(source, file);
  const bytes = readFileSync(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { sizes, width, height, placeholder } = await prepareCarImage({
    field: 'images',
    path,
    bytes: bytes.length,
    sha256,
  });
  if (width !== WIDEST) throw new Error(`${file} must be at least ${WIDEST} pixels wide.`);
  for (const { width: to, bytes: prepared } of sizes) {
    mkdirSync(join(target, String(to)), { recursive: true });
    writeFileSync(join(target, String(to), `${parse(file).name}.webp`), prepared);
  }
  list[parse(file).name] = { height, placeholder };
}
const sorted = Object.fromEntries(Object.entries(list).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(listPath, `${JSON.stringify(sorted, null, 2)}\n`);
