import type { Envelope } from '@contract/codes';
import type { VehicleListItem } from '@contract/fleet/vehicles';
import { vehiclesPath } from '@/features/browse/api/use-vehicles';
import { paths } from './paths';
import { routeList } from './routes';

// Paths on the server that are not pages of the site.
const SERVER_PATHS = ['/admin', '/custom-admin', '/api/', '/console/', '/files/'];

/** Writes `robots.txt`, which lists the paths for search engines. */
export function robots(origin: string): string {
  const disallowed = routeList.filter(({ isPublic, parent }) => !isPublic && !parent).map(({ path }) => path);
  const lines = [...disallowed, ...SERVER_PATHS].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** Writes `sitemap.xml`, which lists every public page, including one for each car on offer. */
export async function sitemap(
  origin: string,
  read: (path: string) => Promise<{ body: unknown }>,
): Promise<string> {
  const cars = ((await read(vehiclesPath({}))).body as Envelope<VehicleListItem[]>).data;
  const pages = routeList.filter(({ inSitemap }) => inSitemap).map(({ path }) => path);
  const addresses = [...pages, ...cars.map((car) => paths.car(car.id))];
  const urls = addresses.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
