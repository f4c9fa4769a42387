import type { VehicleListItem } from '@contract/fleet/vehicles';
import { rupees } from '@contract/money';
import { carsMatching, firstWindow, halfHours, quote, withPickupOn } from './draft';

const RULES = {
  zone: 'Asia/Kolkata',
  pickupFrom: '12:00',
  pickupTo: '23:00',
  returnFrom: '00:00',
  returnTo: '23:00',
  maxAdvanceDays: 180,
  maxLengthDays: 60,
  minLeadMinutes: 60,
};
// 01:30 on the 22nd in the city.
const NOW = new Date('2026-11-21T20:00:00Z');

describe('desk rental draft', () => {
  it('starts with a rental of one day from noon tomorrow', () =>
    expect(firstWindow(RULES, NOW)).toEqual({
      fromDate: '2026-11-23',
      toDate: '2026-11-24',
      pickupTime: '12:00',
      dropTime: '12:00',
    }));

  it.each([
    ['before noon only', { pickupFrom: '06:00', pickupTo: '11:00' }, '11:00'],
    ['after noon only', { pickupFrom: '14:30', pickupTo: '18:00' }, '14:30'],
  ])('uses the time nearest to noon if pickups are %s', (_, over, time) =>
    expect(firstWindow({ ...RULES, ...over }, NOW).pickupTime).toBe(time),
  );

  it('offers half hours, both ends included', () =>
    expect(halfHours('22:00', '23:00')).toEqual(['22:00', '22:30', '23:00']));

  it('moves the return only if the pickup passes it', () => {
    const window = firstWindow(RULES, NOW);
    expect(withPickupOn(window, '2026-12-01').toDate).toBe('2026-12-01');
    expect(withPickupOn(window, '2026-11-22').toDate).toBe('2026-11-24');
  });

  it('computes the same total as the server', () => {
    const fees = {
      washingFee: rupees(199),
      convenienceFee: rupees(199),
      damageInsurance: rupees(0),
      discounts: [],
    };
    const car = { costPerDay: rupees(1800), costPerHour: rupees(75) };
    expect(quote(car, firstWindow(RULES, NOW), 'book', fees).total).toBe(1999);
    expect(quote(car, firstWindow(RULES, NOW), 'reserve', fees).total).toBe(2198);
  });

  it('finds cars that match all typed words', () => {
    const car = (carName: string, fuelType: string, seatingCapacity: number): VehicleListItem =>
      ({ carName, carModel: 'VX', fuelType, seatingCapacity, vehicleType: 'SUV' }) as VehicleListItem;
    const cars = [car('Nexon', 'Diesel', 5), car('Nexon', 'Petrol', 5), car('Innova', 'Diesel', 7)];
    expect(carsMatching(cars, ' nexon  diesel')).toEqual([cars[0]]);
    expect(carsMatching(cars, '7 seats')).toEqual([cars[2]]);
    expect(carsMatching(cars, '')).toEqual(cars);
  });
});
