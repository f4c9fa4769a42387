import { filtersFromSearch } from '@/features/browse/filters.rules';
import { tripFrom } from '@/lib/trip';
import { missingCarUrl, pageUrl } from './page-url';

describe('pageUrl', () => {
  it.each([
    ['/', '/'],
    ['/?visit=1&x=2', '/'],
    ['/about/?from=2026-12-01', '/about'],
    ['/carlist?x=1', '/carlist'],
    ['/CarList?type=SUV&x=1&type=SEDAN', '/carlist?type=SUV'],
    ['/carlist?sort=price&utm_source=a&type=TANK&seats=05', '/carlist?sort=price'],
    ['/carlist?to=2026-12-03&from=2026-12-01', '/carlist?from=2026-12-01&to=2026-12-03'],
    ['/car/7?from=2026-12-01&pickupTime=10:10&type=SUV', '/car/7?from=2026-12-01'],
    ['/car/abc', '/car/0'],
    ['/car/007', '/car/0'],
    ['/confirmation/BK-1?x=1', '/confirmation/:reference'],
    ['/dashboard/profile', '/dashboard'],
    ['/dashboard/nowhere', '/404'],
    ['/nowhere/at/all?x=1', '/404'],
    ['//carlist', '/404'],
  ])('maps %s to the cache key %s', (url, key) => expect(pageUrl(url)).toBe(key));

  it.each(['from=2026-12-01', 'to=2026-12-01', 'from=2020-01-01&to=2019-01-01', 'location=A%26B&saved=1'])(
    'keeps every parameter that the page reads in ?%s',
    (search) => {
      const given = new URLSearchParams(search);
      const kept = new URL(`http://site${pageUrl(`/carlist?${search}`)}`).searchParams;
      expect(filtersFromSearch(kept, '2026-11-21')).toEqual(filtersFromSearch(given, '2026-11-21'));
      expect(tripFrom(kept)).toEqual(tripFrom(given));
    },
  );

  it('returns one key for all unknown cars', async () => {
    const gone = () => Promise.resolve(true);
    expect(await missingCarUrl('/car/7?from=2026-12-01', gone)).toBe('/car/0');
    expect(await missingCarUrl('/car/7', () => Promise.resolve(false))).toBeNull();
    expect(await missingCarUrl('/carlist', gone)).toBeNull();
  });
});
