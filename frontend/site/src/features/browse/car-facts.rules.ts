import type { VehicleDetails, VehicleListItem } from '@contract/fleet/vehicles';

/** Describes a rental car in schema.org terms. @param url Full URL of its page. */
export function carFacts(car: VehicleDetails, url: string): Record<string, unknown> {
  const { origin } = new URL(url);
  return {
    '@context': 'https://schema.org',
    '@type': ['Car', 'Product'],
    name: `${car.carName} ${car.carModel}`,
    url,
    image: car.imageUrls.map((image) => origin + image),
    ...(car.description && { description: car.description }),
    model: car.carModel,
    vehicleModelDate: String(car.year),
    bodyType: car.vehicleType,
    color: car.color,
    fuelType: car.fuelType,
    vehicleTransmission: car.transmission,
    vehicleSeatingCapacity: car.seatingCapacity,
    offers: {
      '@type': 'Offer',
      url,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      price: car.costPerDay,
      priceCurrency: 'INR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: car.costPerDay,
        priceCurrency: 'INR',
        unitCode: 'DAY',
      },
      availability: `https://schema.org/${car.available ? 'InStock' : 'LimitedAvailability'}`,
      seller: { '@id': `${origin}/#business` },
    },
  };
}

/** Describes the list of cars in schema.org terms, with the URLs of their pages. */
export function listFacts(
  cars: readonly VehicleListItem[],
  urlOf: (id: number) => string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cars.map((car, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: `${car.carName} ${car.carModel}`,
      url: urlOf(car.id),
    })),
  };
}
