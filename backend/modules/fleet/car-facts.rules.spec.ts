import { factsOf } from './car-facts.rules.js';

const CAR = {
  vehicleType: 'SUV',
  transmission: 'Automatic',
  fuelType: 'Diesel',
  seatingCapacity: 5,
} as const;

it.each([
  [{}, 'SUV, Automatic, Diesel, 5 seats'],
  [{ bootLitres: 350, color: 'Red' }, 'SUV, Automatic, Diesel, 5 seats, boot of 350 litres, Red'],
])('describes a car with %j as %j', (more, expected) => {
  expect(factsOf({ ...CAR, ...more })).toBe(expected);
});
