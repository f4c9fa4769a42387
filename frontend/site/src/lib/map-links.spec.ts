import { directionsTo, mapAt } from './map-links';

const point = { latitude: 18.5308, longitude: 73.8475 };

describe('links to the map', () => {
  it('mark a point', () =>
    expect(mapAt(point)).toBe(
      'https://www.openstreetmap.org/?mlat=18.5308&mlon=73.8475#map=15/18.5308/73.8475',
    ));

  it.each([
    [point, '18.5308%2C73.8475'],
    ['Baner, Pune', 'Baner%2C%20Pune'],
  ])('lead to %j', (to, text) =>
    expect(directionsTo(to)).toBe(`https://www.openstreetmap.org/directions?to=${text}`),
  );
});
