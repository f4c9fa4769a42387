import { directionsTo, pickupDirectionsOf } from './directions.js';
import { mapAt } from './map-links.js';

const point = { latitude: 18.5308, longitude: 73.8475 };

describe('map links', () => {
  it('marks a point', () =>
    expect(mapAt(point)).toBe(
      'https://www.openstreetmap.org/?mlat=18.5308&mlon=73.8475#map=15/18.5308/73.8475',
    ));

  it.each([
    [point, '18.5308%2C73.8475'],
    ['Baner, Pune', 'Baner%2C%20Pune'],
  ])('leads to %j', (to, text) =>
    expect(directionsTo(to)).toBe(`https://www.openstreetmap.org/directions?to=${text}`),
  );

  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 8)', 'geo:0,0?q=18.5308%2C73.8475'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 'https://maps.apple.com/?daddr=18.5308%2C73.8475'],
  ])('opens the map app of %s', (userAgent, url) => expect(directionsTo(point, userAgent)).toBe(url));

  it('leads to the coordinates of a pickup location, or to its name without coordinates', () => {
    const settings = { city: 'Pune', pickupPlaces: [{ name: 'Shivajinagar', ...point }] };
    expect(pickupDirectionsOf('Shivajinagar', settings)).toEqual({
      place: 'Shivajinagar, Pune',
      directions: directionsTo(point),
    });
    const [known] = settings.pickupPlaces;
    const described = {
      ...known!,
      address: '12 Mill Road, opposite the museum',
      hours: '7 AM to 10 PM',
    };
    expect(pickupDirectionsOf('Shivajinagar', { ...settings, pickupPlaces: [described] }).place).toBe(
      'Shivajinagar, 12 Mill Road, opposite the museum, Pune (7 AM to 10 PM)',
    );
    expect(pickupDirectionsOf('Baner', settings).directions).toBe(directionsTo('Baner, Pune'));
  });
});
