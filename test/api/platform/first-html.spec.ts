import { setTimeout as pause } from 'node:timers/promises';
import { routes } from '../../../frontend/site/src/app/routes';
import { dayAhead } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { buildCar } from '../../support/test-data';

const ORIGIN = 'https://cars.example.com';

/** Reads the HTML as a search engine does, from a real server with a real database. */
describe('server-rendered HTML', () => {
  let server: TestServer;
  let car: number;
  beforeAll(async () => {
    server = await startServer({ PUBLIC_URL: ORIGIN });
    car = await buildCar(server, { carName: 'Deccan', costPerDay: 3200 });
  });
  afterAll(() => server.stop());

  const get = async (path: string): Promise<string> => (await server.http.get(path).expect(200)).text;
  const inHead = (html: string): string => html.slice(0, html.indexOf('</head>'));
  const one = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
  const pageData = (html: string): [unknown[], unknown][] =>
    JSON.parse(one(html, /<script type="application\/json" id="page-data">(.*?)<\/script>/s) ?? '[]');

  it.each([
    ['/', 'Self-drive car rental by the day'],
    ['/carlist', 'Cars'],
    ['/about', 'About us'],
    ['/contact', 'Contact us'],
    ['/login', 'Login'],
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
    ['/newsletter', 'Your newsletter subscription'],
  ])('describes %s in its head', async (path, title) => {
    const html = inHead(await get(path));
    expect(one(html, /<title>(.*?)<\/title>/)).toMatch(new RegExp(`^${title} · `));
    expect(one(html, /<meta name="description" content="(.*?)"/)!.length).toBeGreaterThan(40);
    expect(one(html, /<link rel="canonical" href="(.*?)"/)).toBe(ORIGIN + path);
    expect(one(html, /<meta property="og:image" content="(.*?)"/)).toBe(`${ORIGIN}/site/card.png`);
    expect(html).not.toContain('noindex');
  });

  it('describes a car for link previews and search engines', async () => {
    const html = await get(`/car/${car}`);
    expect(one(html, /<title>(.*?)<\/title>/)).toMatch(/^Deccan VX · /);
    expect(one(html, /<meta name="description" content="(.*?)"/)).toContain('₹3,200');
    const facts = JSON.parse(one(html, /<script type="application\/ld\+json">(.*?)<\/script>/s)!);
    expect(facts).toMatchObject({
      '@type': ['Car', 'Product'],
      name: 'Deccan VX',
      url: `${ORIGIN}/car/${car}`,
      offers: { price: 3200, priceCurrency: 'INR' },
    });
    expect(html).toContain('>Starting from<');
  });

  it('describes the business on the home page and the cars on the list', async () => {
    const facts = (html: string): Record<string, unknown> =>
      JSON.parse(one(html, /<script type="application\/ld\+json">(.*?)<\/script>/s)!);
    expect(facts(await get('/'))).toMatchObject({ '@type': 'AutoRental', url: `${ORIGIN}/` });
    expect(facts(await get('/carlist'))).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: `${ORIGIN}/car/${car}` }],
    });
  });

  it('contains the data of the page, so that the browser does not request it again', async () => {
    const keys = pageData(await get('/carlist?type=SEDAN')).map(([key]) => key);
    expect(keys).toEqual([['settings'], ['vehicle-filters'], ['vehicles', { type: 'SEDAN' }]]);
  });

  it('excludes private pages from search engines, and contains no data for them', async () => {
    const html = await get('/booking');
    expect(inHead(html)).toContain('<meta name="robots" content="noindex" />');
    expect(pageData(html).map(([key]) => key)).toEqual([['settings']]);
  });

  it('is a 404 page for an unknown path or car', async () => {
    const nowhere = await server.http.get('/nowhere').set('accept', 'text/html').expect(404);
    expect(nowhere.text).toContain('noindex');
    const gone = await server.http.get('/car/987654').expect(404);
    expect(gone.text).toContain('No car details found.');
  });

  it('escapes markup in the name of a car', async () => {
    const hostile = await buildCar(server, { carName: '</script><script>alert(1)</script>"><b>' });
    for (const path of [`/car/${hostile}`, '/carlist']) {
      const html = await get(path);
      expect(html).not.toContain('<script>');
      expect(html).not.toContain('<b>');
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes!);
      for (const attributes of scripts)
        expect(attributes).toMatch(/type="application\/(ld\+)?json"|src="\/site\//);
    }
    await server.db.query('DELETE FROM cars WHERE id = $1', [hostile]);
    await server.db.query(`SELECT pg_notify('fleet', '')`);
    while ((await server.http.get(`/api/vehicles/${hostile}`)).status !== 404) await pause(5);
    await server.http.get(`/car/${hostile}`).expect(404);
  });

  it('reflects a change in the next response, and is not sent again to a client that has it', async () => {
    const first = await server.http.get(`/car/${car}`).expect(200);
    await server.http.get(`/car/${car}`).set('if-none-match', first.headers['etag']!).expect(304);
    await server.db.query('UPDATE cars SET cost_per_day_paise = 350000 WHERE id = $1', [car]);
    await server.db.query(`SELECT pg_notify('fleet', '')`);
    const price = async (): Promise<number> =>
      (await server.http.get(`/api/vehicles/${car}`)).body.data.costPerDay;
    while ((await price()) !== 3500) await pause(5);
    const { text } = await server.http
      .get(`/car/${car}`)
      .set('if-none-match', first.headers['etag']!)
      .expect(200);
    expect(text).toContain('₹3,500');
  });

  describe('shared rendering', () => {
    const visit = (path: string, cookie = '') =>
      server.http.get(path).set({ accept: 'text/html', cookie }).buffer();
    const cacheStatus = async (path: string, cookie?: string): Promise<string> =>
      (await visit(path, cookie)).headers['cache-status']!;

    it('serves one cached page for URLs that differ only in parameters that it ignores', async () => {
      const first = await visit('/carlist?seats=4&type=SUV');
      expect(first.headers['cache-status']).toBe('pages; fwd=miss; stored');
      for (const path of ['/carlist?type=SUV&seats=4&x=1', '/carlist/?seats=4&type=SUV&type=SEDAN&sort=no']) {
        const other = await visit(path);
        expect([other.headers['cache-status'], other.text]).toEqual(['pages; hit', first.text]);
      }
      expect(await cacheStatus('/carlist?seats=4&type=SUV', 'language=hi')).toMatch('miss');
      expect(await cacheStatus('/carlist?seats=4&type=SEDAN')).toMatch('miss');
    });

    it('serves all unknown paths from the cache', async () => {
      await visit('/nothing').expect(404);
      const nothing = await visit('/something/else?x=1').expect(404);
      expect(nothing.headers['cache-status']).toBe('pages; hit');
      await visit('/car/987001').expect(404);
      for (const path of ['/car/987002?from=2026-12-01', '/car/abc', '/car/0']) {
        const other = await visit(path).expect(404);
        expect([path, other.headers['cache-status']]).toEqual([path, 'pages; hit']);
      }
    });

    it('renders a page once for concurrent visitors', async () => {
      const statuses = await Promise.all(Array.from({ length: 8 }, () => cacheStatus('/carlist?seats=3')));
      expect(statuses.filter((status) => status === 'pages; fwd=miss; stored')).toHaveLength(1);
    });
  });

  it('leaves rendering to the browser when one path has too many rendered URLs', async () => {
    const limited = await startServer({ RATE_LIMITS: 'on' });
    try {
      await limited.http.get('/').expect(200);
      let last = await limited.http.get('/carlist');
      for (let seats = 1; seats < 1000 && last.text.includes('<h1'); seats += 1)
        last = await limited.http.get(`/carlist?seats=${seats}`).expect(200);
      expect(last.headers['cache-status']).toBe('pages; fwd=bypass');
      expect(last.text).toContain('<div id="root"></div>');
      // Cached pages are not counted.
      const kept = await limited.http.get('/').expect(200);
      expect(kept.text).toContain('<h1');
    } finally {
      await limited.stop();
    }
  });

  it('omits its content when the API fails, so that the browser renders it', async () => {
    await server.db.query('ALTER VIEW taken_times RENAME TO taken_times_away');
    try {
      // Uses future dates, because the service does not read the database for a past window.
      const html = await get(`/carlist?from=${dayAhead(10)}&to=${dayAhead(12)}`);
      expect(pageData(html).map(([[name]]) => name)).not.toContain('vehicles');
      expect(html).toContain('Find the perfect ride for your next adventure!');
    } finally {
      await server.db.query('ALTER VIEW taken_times_away RENAME TO taken_times');
    }
  });

  it('lists the pages for search engines, and the paths that they must not visit', async () => {
    const robots = await get('/robots.txt');
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots).toContain('Disallow: /dashboard');
    const { text, headers } = await server.http.get('/sitemap.xml').expect(200);
    expect(headers['content-type']).toMatch(/xml/);
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      ...Object.values(routes).flatMap((route) => ('inSitemap' in route ? [ORIGIN + route.path] : [])),
      `${ORIGIN}/car/${car}`,
    ]);
  });
});
