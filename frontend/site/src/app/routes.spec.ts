import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_FOUND_PAGE, routeList, routes } from './routes';

it('lists every page module exactly once', () => {
  const modules = readdirSync(join(__dirname, '../pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Page.tsx'))
    .map((file) => file.replace('.tsx', ''));
  expect([...routeList.map(({ page }) => page), NOT_FOUND_PAGE].sort()).toEqual(modules.sort());
});

it('nests routes only in routes that exist', () => {
  for (const { parent } of routeList) if (parent) expect(Object.keys(routes)).toContain(parent);
});
