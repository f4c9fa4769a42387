import type { PublicSettings } from '@contract/settings';

/** Describes the business in schema.org terms. @param origin Without a slash at the end. */
export function businessFacts(settings: PublicSettings, origin: string): Record<string, unknown> {
  const { name, address, city, mapPoint, phones, emails, openingHours } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoRental',
    '@id': `${origin}/#business`,
    name,
    url: `${origin}/`,
    image: `${origin}/site/card.png`,
    telephone: phones[0],
    email: emails[0],
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude: mapPoint.latitude, longitude: mapPoint.longitude },
    openingHours: openingHours.map(({ days, hours }) => `${days} ${hours}`),
    areaServed: city,
    currenciesAccepted: 'INR',
    paymentAccepted: 'UPI',
  };
}
