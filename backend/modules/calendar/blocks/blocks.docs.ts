import type { ConsoleBlock, TimelineRow } from '../../../contract/fleet/console-fleet.js';
import { schemaOf } from '../../../platform/http/openapi/api-docs.js';

export const BLOCK_EXAMPLE: ConsoleBlock = {
  id: 31,
  carId: 7,
  carName: 'Maruti Suzuki Dzire VXi',
  plate: 'MH12AB1234',
  fromDate: '2026-12-24',
  fromTime: '09:00',
  toDate: '2026-12-26',
  toTime: '18:00',
  reason: 'Yearly service',
  state: 'AHEAD',
  blockedBy: '9000000001',
  blockedAt: '2026-11-21T06:30:00.000Z',
};
const nullable = (example: unknown): object => ({ type: ['string', 'null'], examples: [example] });
const block = schemaOf(BLOCK_EXAMPLE) as { properties: object };
export const BLOCK_SCHEMA = {
  ...block,
  properties: {
    ...block.properties,
    plate: nullable('MH12AB1234'),
    blockedBy: nullable('9000000001'),
    blockedAt: nullable('2026-11-21T06:30:00.000Z'),
  },
};

export const TIMELINE_EXAMPLE: TimelineRow = {
  id: 7,
  carName: 'Maruti Suzuki Dzire',
  carModel: 'VXi',
  plate: 'MH12AB1234',
  location: 'Shivajinagar',
  retired: false,
  bars: [
    {
      kind: 'BOOKING',
      id: 41,
      status: 'CONFIRMED',
      label: 'R7K2M9QX',
      customerName: 'Asha Kulkarni',
      startsAt: '2026-11-22T06:30:00.000Z',
      endsAt: '2026-11-24T06:30:00.000Z',
    },
  ],
};
const row = schemaOf(TIMELINE_EXAMPLE) as { properties: { bars: { items: { properties: object } } } };
const { bars } = row.properties;
export const TIMELINE_SCHEMA = {
  ...row,
  properties: {
    ...row.properties,
    plate: nullable('MH12AB1234'),
    bars: {
      ...bars,
      description: 'What takes the car in the days asked for, in the order of time.',
      items: {
        ...bars.items,
        properties: {
          ...bars.items.properties,
          kind: { type: 'string', enum: ['BOOKING', 'RESERVATION', 'HOLD', 'BLOCK'], examples: ['BOOKING'] },
          id: { type: ['integer', 'null'], examples: [41], description: 'Of the rental or block.' },
          status: nullable('CONFIRMED'),
          customerName: nullable('Asha Kulkarni'),
        },
      },
    },
  },
};
