import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const FOLDERS = ['frontend/site/src', 'backend/contract/messages', 'backend/modules'];

/** Words of a text that promises something to a customer. */
const PROMISE =
  /settle the difference|encrypted|securely|sell or share|every (look|time)|(we|you can|you) delete|we remove|free (of charge|until|cancellation)|cancelling is free|(full|we) refund|refund.* in full|included in the fare|fees included|expire after|returned within|within \{days, plural/i;

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The keys of the English texts that promise something, with their scopes. */
function promisesIn(code: string): string[] {
  const [, scope] = /defineMessages\('([^']+)'/.exec(code) ?? [];
  const texts = scope === undefined ? [] : [...code.matchAll(/^ {2}(\w+):\s*(['"])(.*?)\2,$/gm)];
  return texts.filter(([, , , text = '']) => PROMISE.test(text)).map(([, key = '']) => `${scope}.${key}`);
}

describe('docs/promises.md', () => {
  const page = read('docs/promises.md');
  const named = [...page.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name);
  const messages = FOLDERS.flatMap(filesIn).filter((file) => /(messages|-texts)\.ts$/.test(file));
  const promises = messages.flatMap((file) => promisesIn(read(file)));

  it('names every text that promises something', () => {
    expect(promises.length).toBeGreaterThan(30);
    expect(promises.filter((key) => !named.includes(key))).toEqual([]);
  });

  it('names only texts that promise something, and specs that exist', () => {
    const specs = ['backend', 'frontend', 'test'].flatMap(filesIn).map((file) => basename(file));
    const known = new Set([...promises, ...specs]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
