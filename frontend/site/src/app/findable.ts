import type { Envelope } from '@contract/codes';
import type { VehicleListItem } from '@contract/vehicles';
import { vehiclesPath } from '@/features/browse/api/use-vehicles';
import { paths } from './paths';

const PUBLIC = [paths.home, paths.carList, paths.about, paths.contact, paths.terms, paths.privacy];
const PRIVATE = [
  paths.userLogin,
  paths.booking,
  paths.reserve,
  paths.register,
  paths.waiting,
  paths.dashboard,
  '/admin',
  '/custom-admin',
  '/api/',
  '/console/',
  '/files/',
];

/** `robots.txt`: what search engines may read. */
export function robots(origin: string): string {
  const closed = PRIVATE.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** `sitemap.xml`: every page that anybody may see, with one for each car on offer. */
export async function sitemap(
  origin: string,
  read: (path: string) => Promise<{ body: unknown }>,
): Promise<string> {
  const cars = ((await read(vehiclesPath({}))).body as Envelope<VehicleListItem[]>).data;
  const addresses = [...PUBLIC, ...cars.map((car) => paths.car(car.id))];
  const urls = addresses.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
