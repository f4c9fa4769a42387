import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INK, MARIGOLD } from '@contract/colours';

const FRONTEND = join(__dirname, '..', '..');
const read = (...path: string[]): string => readFileSync(join(FRONTEND, ...path), 'utf8');

const common = read('shared', 'styles', 'common.css');
const sheetsOf = (frontend: string): string[] =>
  readdirSync(join(FRONTEND, frontend, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => read(frontend, 'src', file));
const matches = (sheet: string, pattern: RegExp): string[] =>
  [...sheet.matchAll(pattern)].map(([text]) => text);

describe('style sheet', () => {
  it('matches the colours in issued files, the console theme and the browser bar', () => {
    expect(common).toContain(`--ink: ${INK};`);
    expect(common).toContain(`--marigold: ${MARIGOLD};`);
    for (const frontend of ['site', 'console']) {
      expect(read(frontend, 'index.html')).toContain(`<meta name="theme-color" content="${INK}" />`);
      expect(read(frontend, 'public', 'icon.svg')).toContain(INK);
    }
    expect(common).toContain('--r-md: 0.75rem;');
    expect(read('console', 'src', 'app', 'layout', 'theme.ts')).toContain('shape: { borderRadius: 12 }');
  });

  it.each(['site', 'console'])('uses only radii of the common style sheet (%s)', (frontend) => {
    const radii = sheetsOf(frontend).flatMap((sheet) => matches(sheet, /border-radius: [^;]+/g));
    expect(radii.length).toBeGreaterThan(5);
    expect(radii.filter((radius) => /[1-9]/.test(radius))).toEqual([]);
  });

  it('uses spacing in steps of 8 pixels on the site, or 4 within a line', () => {
    const spaces = sheetsOf('site').flatMap((sheet) =>
      matches(sheet, /(?<=\s(padding|margin|gap|row-gap|column-gap)(-[a-z]+)*: )[^;]+/g),
    );
    const lengths = spaces.flatMap((space) => matches(space, /[\d.]+(?=rem)/g)).map(Number);
    expect(lengths.length).toBeGreaterThan(20);
    expect(lengths.filter((length) => length !== 0.25 && length % 0.5 !== 0)).toEqual([]);
  });

  it('uses no undefined property', () => {
    const sheets = [common, ...sheetsOf('site')].join('\n');
    const defined = new Set(matches(sheets, /--[\w-]+(?=:)/g));
    const used = new Set(matches(sheets, /(?<=var\()--[\w-]+(?=\))/g));
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });
});
