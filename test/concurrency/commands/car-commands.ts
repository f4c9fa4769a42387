import { type PairFixture, WINDOWS } from '../fixtures';
import type { Call } from '../requests';
import { type Command, REASON, type Staff } from './command';

const EDITED_CAR = {
  version: 1,
  firstName: 'Owner',
  lastName: 'One',
  mobile: '9876543210',
  email: 'owner@example.com',
  carName: 'Car',
  carModel: 'VX',
  year: 2025,
  vehicleType: 'SEDAN',
  fuelType: 'Petrol',
  location: 'Shivajinagar',
  transmission: 'Manual',
  mileage: 18.5,
  seatingCapacity: 5,
  color: 'Pearl White',
  cost: 2000,
};

const edit =
  (over: object) =>
  ({ carId }: PairFixture, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/cars/${carId}`,
    token: staff.admin.token,
    body: { ...EDITED_CAR, ...over },
  });

export const CAR_COMMANDS: Command[] = [
  {
    name: 'block',
    covers: ['place-block'],
    needs: [],
    groups: ['calendar'],
    call: (fixture, staff) => ({
      method: 'POST',
      path: '/console/blocks',
      token: staff.admin.token,
      body: {
        carId: fixture.carId,
        fromDate: WINDOWS.held.fromDate,
        fromTime: '09:00',
        toDate: WINDOWS.held.toDate,
        toTime: '18:00',
        reason: REASON,
      },
    }),
  },
  {
    name: 'unblock',
    covers: ['remove-block'],
    needs: ['block'],
    groups: [],
    call: (fixture, staff) => ({
      method: 'DELETE',
      path: `/console/blocks/${fixture.blockId}`,
      token: staff.admin.token,
    }),
  },
  {
    name: 'start maintenance',
    covers: ['change-job', 'place-block'],
    needs: [],
    groups: ['calendar'],
    call: ({ carId }, staff) => ({
      method: 'POST',
      path: `/console/maintenance/${carId}/start`,
      token: staff.admin.token,
      body: {
        fromDate: WINDOWS.held.fromDate,
        fromTime: '09:00',
        toDate: WINDOWS.held.toDate,
        toTime: '18:00',
      },
    }),
  },
  {
    name: 'complete maintenance',
    covers: ['change-job', 'remove-block'],
    needs: [],
    groups: [],
    call: ({ carId }, staff) => ({
      method: 'POST',
      path: `/console/maintenance/${carId}/completion`,
      token: staff.admin.token,
      body: { doneOn: '2026-01-01', odometer: 1000 },
    }),
  },
  {
    name: 'remove maintenance',
    covers: ['change-job', 'remove-block'],
    needs: [],
    groups: [],
    call: ({ carId }, staff) => ({
      method: 'DELETE',
      path: `/console/maintenance/${carId}`,
      token: staff.admin.token,
    }),
  },
  {
    name: 'correct the odometer of maintenance',
    covers: ['correct-odometer'],
    needs: [],
    groups: [],
    call: ({ carId }, staff) => ({
      method: 'PUT',
      path: `/console/maintenance/${carId}/odometer`,
      token: staff.admin.token,
      body: { odometer: 900, reason: REASON },
    }),
  },
  {
    name: 'retire car',
    covers: ['retire-car', 'change-car'],
    needs: [],
    groups: [],
    changesCar: true,
    call: (fixture, staff) => ({
      method: 'PUT',
      path: `/console/cars/${fixture.carId}/retirement`,
      token: staff.admin.token,
      body: { version: 1, retired: true },
    }),
  },
  {
    name: 'edit price',
    covers: ['edit-car', 'change-car'],
    needs: [],
    groups: [],
    changesCar: true,
    call: edit({}),
  },
  {
    name: 'mark the car as private',
    covers: ['edit-car', 'change-car'],
    needs: [],
    groups: [],
    changesCar: true,
    call: edit({ plateKind: 'PRIVATE' }),
  },
  {
    name: 'enter expired document',
    covers: ['enter-vehicle-document', 'change-car'],
    needs: [],
    groups: [],
    changesCar: true,
    call: (fixture, staff) => ({
      method: 'POST',
      path: `/console/cars/${fixture.carId}/documents`,
      token: staff.admin.token,
      form: { fields: { version: '1', type: 'PUC', number: 'P1', expiresOn: '2020-01-01' }, file: 'file' },
    }),
  },
  {
    name: 'remove document',
    covers: ['remove-vehicle-document', 'change-car'],
    needs: [],
    groups: [],
    changesCar: true,
    call: (fixture, staff) => ({
      method: 'DELETE',
      path: `/console/cars/${fixture.carId}/documents/FITNESS`,
      token: staff.admin.token,
      body: { version: 1 },
    }),
  },
];
