import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INK, MARIGOLD } from '@contract/colours';

const read = (...path: string[]): string => readFileSync(join(__dirname, '..', '..', ...path), 'utf8');

describe('palette of the number plate', () => {
  it('matches in style sheets, issued files and the bar of the browser', () => {
    const css = read('shared', 'styles', 'plate.css');
    expect(css).toContain(`--ink: ${INK};`);
    expect(css).toContain(`--marigold: ${MARIGOLD};`);
    for (const frontend of ['site', 'console']) {
      expect(read(frontend, 'index.html')).toContain(`<meta name="theme-color" content="${INK}" />`);
      expect(read(frontend, 'public', 'icon.svg')).toContain(INK);
    }
  });
});
