import { rupees } from '../../contract/money.js';
import type { DeskReport, DueGroup, TodayReport } from '../../contract/reports.js';
import { schemaOf } from '../../platform/http/openapi/api-docs.js';

const GROUP: DueGroup = {
  bookings: 1,
  reservations: 0,
  rows: [
    {
      id: 41,
      kind: 'BOOKING',
      reference: 'K7PQ2M9XRA',
      at: '2026-11-21T12:30:00.000Z',
      carName: 'Maruti Suzuki Dzire VXi',
      plate: 'MH12AB1234',
      customerName: 'Asha Kulkarni',
      customerMobile: '9876543210',
      possibleMoves: ['ON_TRIP', 'CANCELLED'],
    },
  ],
};

export const DESK_REPORT_EXAMPLE: DeskReport = {
  day: '2026-11-21',
  due: {
    PICKUP_TODAY: GROUP,
    RETURN_TODAY: GROUP,
    PICKUP_LATE: GROUP,
    RETURN_LATE: GROUP,
    PICKUP_UNCONFIRMED: GROUP,
  },
  out: { bookings: 3, reservations: 1 },
  carsOnOffer: 24,
};

const WAITING = { count: 2, since: '2026-11-20T06:30:00.000Z' };
export const TODAY_EXAMPLE: TodayReport = {
  ...DESK_REPORT_EXAMPLE,
  documents: WAITING,
  payments: WAITING,
  reservations: WAITING,
  complaints: WAITING,
  awaitingPayment: { bookings: 1, reservations: 0 },
  refunds: { count: 1, amount: rupees(1899.5) },
  verified: { thisMonth: rupees(45_210.5), lastMonth: rupees(39_800.5) },
  vehicleDocuments: { expired: 1, expiring: 2 },
  failedMessages: 0,
  use: [{ day: '2026-11-21', hoursOut: 30.5, hoursOffered: 240.5, share: 0.127 }],
};

type Schema = ReturnType<typeof schemaOf> & { properties: Record<string, unknown> };
const nullable = (example: string) => ({ type: ['string', 'null'], examples: [example] });

const group = schemaOf(GROUP) as Schema;
const row = schemaOf(GROUP.rows[0]) as Schema;
const ROW_SCHEMA = {
  ...row,
  properties: {
    ...row.properties,
    plate: nullable('MH12AB1234'),
    customerName: nullable('Asha Kulkarni'),
  },
};
const GROUP_SCHEMA = {
  ...group,
  properties: { ...group.properties, rows: { type: 'array', items: ROW_SCHEMA } },
};

const due = schemaOf(DESK_REPORT_EXAMPLE.due) as Schema;
const DUE_SCHEMA = {
  ...due,
  properties: Object.fromEntries(Object.keys(due.properties).map((name) => [name, GROUP_SCHEMA])),
};
const desk = schemaOf(DESK_REPORT_EXAMPLE) as Schema;
export const DESK_REPORT_SCHEMA = { ...desk, properties: { ...desk.properties, due: DUE_SCHEMA } };

const waiting = schemaOf(WAITING) as Schema;
const WAITING_SCHEMA = {
  ...waiting,
  properties: { ...waiting.properties, since: nullable(WAITING.since) },
};
const today = schemaOf(TODAY_EXAMPLE) as Schema;
export const TODAY_SCHEMA = {
  ...today,
  properties: {
    ...today.properties,
    due: DUE_SCHEMA,
    documents: WAITING_SCHEMA,
    payments: WAITING_SCHEMA,
    reservations: WAITING_SCHEMA,
    complaints: WAITING_SCHEMA,
  },
};
