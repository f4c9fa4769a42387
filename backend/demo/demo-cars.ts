import type { FuelType, Transmission, VehicleType } from '../contract/fleet/vehicles.js';
import { type Rupees, rupees } from '../contract/money.js';

export interface DemoModel {
  carName: string;
  carModel: string;
  vehicleType: VehicleType;
  fuelType: FuelType;
  transmission: Transmission;
  seatingCapacity: number;
  /** km/l; null for an electric car. */
  mileage: number | null;
  /** Litres; null for a load bed, which is not measured in litres. */
  bootLitres: number | null;
  /** Litres of the tank, or kWh of the battery of an electric car. */
  energy: number;
  costPerDay: Rupees;
  costPerHour: Rupees;
  description: string;
  cars: readonly DemoCar[];
}

export interface DemoCar {
  plate: string;
  color: string;
  location: string;
  /** Whole years since it was built. */
  age: number;
}

const car = (plate: string, color: string, location: string, age: number): DemoCar => ({
  plate,
  color,
  location,
  age,
});

/** The fleet of a city that does not exist in any catalogue: every name here is made up. */
export const DEMO_MODELS: readonly DemoModel[] = [
  {
    carName: 'Deccan',
    carModel: 'Trail AT',
    vehicleType: 'SUV',
    fuelType: 'Hybrid',
    transmission: 'Automatic',
    seatingCapacity: 5,
    mileage: 23.4,
    bootLitres: 430,
    energy: 42,
    costPerDay: rupees(3200),
    costPerHour: rupees(240),
    description: 'Air conditioning, panoramic roof, cruise control, 360-degree camera',
    cars: [car('MH12RT4521', 'Crimson Red', 'Baner', 1), car('MH12RT4528', 'Graphite', 'Viman Nagar', 1)],
  },
  {
    carName: 'Bulbul',
    carModel: 'LX',
    vehicleType: 'HATCHBACK',
    fuelType: 'Petrol',
    transmission: 'Manual',
    seatingCapacity: 5,
    mileage: 21.2,
    bootLitres: 318,
    energy: 37,
    costPerDay: rupees(1400),
    costPerHour: rupees(105),
    description: 'Air conditioning, Bluetooth audio, easy to park',
    cars: [car('MH12PK1107', 'Silver', 'Shivajinagar', 3), car('MH12PK1184', 'Midnight Blue', 'Kothrud', 3)],
  },
  {
    carName: 'Konkan',
    carModel: 'Cabrio',
    vehicleType: 'CONVERTIBLE',
    fuelType: 'Petrol',
    transmission: 'Automatic',
    seatingCapacity: 4,
    mileage: 14.1,
    bootLitres: 200,
    energy: 50,
    costPerDay: rupees(6500),
    costPerHour: rupees(490),
    description: 'Folding soft top, heated seats, sport mode, made for the coast road',
    cars: [
      car('MH12TC7003', 'Sunset Orange', 'Koregaon Park', 2),
      car('MH12TC7009', 'Crimson Red', 'Pune Airport', 1),
    ],
  },
  {
    carName: 'Sarang',
    carModel: 'ZX',
    vehicleType: 'SEDAN',
    fuelType: 'Petrol',
    transmission: 'Automatic',
    seatingCapacity: 5,
    mileage: 18.4,
    bootLitres: 500,
    energy: 45,
    costPerDay: rupees(2100),
    costPerHour: rupees(160),
    description: 'Air conditioning, sunroof, rear camera, 500-litre boot',
    cars: [
      car('MH12QS2210', 'Midnight Blue', 'Pune Airport', 2),
      car('MH12QS2214', 'Pearl White', 'Hinjewadi', 2),
      car('MH12QS2231', 'Sand Beige', 'Pune Junction', 3),
    ],
  },
  {
    carName: 'Urja',
    carModel: 'E1 Long Range',
    vehicleType: 'EV',
    fuelType: 'Electric',
    transmission: 'Automatic',
    seatingCapacity: 5,
    mileage: null,
    bootLitres: 405,
    energy: 46.3,
    costPerDay: rupees(2800),
    costPerHour: rupees(210),
    description: '410 km on one charge, fast charging, charging card in the glove box',
    cars: [
      car('MH12VE3302', 'Forest Green', 'Baner', 1),
      car('MH12VE3315', 'Pearl White', 'Hinjewadi', 0),
      car('MH12VE3340', 'Silver', 'Kharadi', 1),
    ],
  },
  {
    carName: 'Parivar',
    carModel: '7 Comfort',
    vehicleType: 'MUV',
    fuelType: 'Diesel',
    transmission: 'Manual',
    seatingCapacity: 7,
    mileage: 16.8,
    bootLitres: 210,
    energy: 50,
    costPerDay: rupees(2900),
    costPerHour: rupees(220),
    description: 'Three rows with air conditioning, roof rails, child-seat anchors',
    cars: [
      car('MH12NF5150', 'Sand Beige', 'Hadapsar', 4),
      car('MH12NF5161', 'Silver', 'Wakad', 3),
      car('MH12NF5177', 'Midnight Blue', 'Viman Nagar', 2),
    ],
  },
  {
    carName: 'Rajwada',
    carModel: 'Grand L',
    vehicleType: 'LUXURY',
    fuelType: 'Petrol',
    transmission: 'Automatic',
    seatingCapacity: 5,
    mileage: 12.6,
    bootLitres: 530,
    energy: 66,
    costPerDay: rupees(9000),
    costPerHour: rupees(680),
    description: 'Leather interior, rain sensor, panoramic roof, four-zone climate control',
    cars: [
      car('MH12XL9001', 'Graphite', 'Koregaon Park', 1),
      car('MH12XL9004', 'Midnight Blue', 'Pune Airport', 2),
      car('MH12XL9010', 'Pearl White', 'Kalyani Nagar', 1),
    ],
  },
  {
    carName: 'Himmat',
    carModel: 'Dual Cab 4x4',
    vehicleType: 'PICKUP',
    fuelType: 'Diesel',
    transmission: 'Manual',
    seatingCapacity: 5,
    mileage: 13.5,
    bootLitres: null,
    energy: 76,
    costPerDay: rupees(3400),
    costPerHour: rupees(255),
    description: 'Four-wheel drive, covered load bed, tow hook, all-terrain tyres',
    cars: [car('MH12GP6402', 'Forest Green', 'Chakan', 3), car('MH12GP6415', 'Graphite', 'Hadapsar', 4)],
  },
  {
    carName: 'Mynah',
    carModel: 'CNG Eco',
    vehicleType: 'HATCHBACK',
    fuelType: 'CNG',
    transmission: 'Manual',
    seatingCapacity: 5,
    mileage: 31.5,
    bootLitres: 265,
    energy: 30,
    costPerDay: rupees(1500),
    costPerHour: rupees(115),
    description: 'Air conditioning, runs on CNG and petrol, room for five',
    cars: [
      car('MH12MC8820', 'Pearl White', 'Pune Junction', 2),
      car('MH12MC8837', 'Sunset Orange', 'Kothrud', 1),
    ],
  },
  {
    carName: 'Girnar',
    carModel: 'HX 4x4',
    vehicleType: 'SUV',
    fuelType: 'Diesel',
    transmission: 'Manual',
    seatingCapacity: 7,
    mileage: 15.2,
    bootLitres: 257,
    energy: 60,
    costPerDay: rupees(3600),
    costPerHour: rupees(270),
    description: 'Four-wheel drive, seven seats, hill-descent control, roof carrier',
    cars: [car('MH12SG6075', 'Forest Green', 'Wakad', 2), car('MH12SG6082', 'Sand Beige', 'Shivajinagar', 3)],
  },
];

export interface DemoCarOfModel {
  model: DemoModel;
  car: DemoCar;
}

/** In the order of their listing: one of every model first, so that the list starts with all models. */
export function demoFleet(): DemoCarOfModel[] {
  const rounds = Math.max(...DEMO_MODELS.map(({ cars }) => cars.length));
  return Array.from({ length: rounds }, (_, round) =>
    DEMO_MODELS.flatMap((model) => {
      const one = model.cars[round];
      return one ? [{ model, car: one }] : [];
    }),
  ).flat();
}
