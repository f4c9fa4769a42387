import { checkModel, startModelServer } from '../model/check-model';
import { summarise } from '../model/summary';
import { type Fault, plantFault } from './faulty-build';

const RUNS = 300;
const TIME_LIMIT_MS = 600_000;
const SEED = Number(process.env['MODEL_SEED'] ?? 1);

const FAULTS: Fault[] = [
  {
    name: 'a cancelled rental keeps its car',
    file: 'modules/calendar/car-calendar.js',
    instead: [
      'DELETE FROM occupancies WHERE rental_id = $1 AND car_id = $2',
      'UPDATE occupancies SET during = during WHERE rental_id = $1 AND car_id = $2',
    ],
  },
  {
    name: 'a late cancellation brings back one percent too little',
    file: 'contract/rentals/cancellation.rules.js',
    instead: ['percent: policy.partPercent', 'percent: policy.partPercent - 1'],
  },
  {
    name: 'what was paid beyond the fare stays with us',
    file: 'contract/rentals/cancellation.rules.js',
    instead: [', minus(paid, towardsFare)', ''],
  },
  {
    name: 'a hold that is over still keeps others away',
    file: 'modules/calendar/claim-open-slot.js',
    instead: ['FROM taken_times o', 'FROM occupancies o'],
  },
  {
    name: 'a payment does not extend its hold',
    file: 'modules/calendar/car-calendar.js',
    instead: ['greatest(expires_at, app_now() + make_interval(mins => $3))', 'expires_at'],
  },
  {
    name: 'a booking is confirmed before its customer is approved',
    file: 'modules/rentals/lock-rental.js',
    instead: [`approval === 'APPROVED' && isPaid`, `approval !== 'REJECTED' && isPaid`],
  },
  {
    name: 'money for a car that is held is listed for refund',
    file: 'modules/payments/claim-payment.js',
    instead: ['AND (hold_id IS NULL OR hold_id <> ALL ($3))', 'AND $3::uuid[] IS NOT NULL'],
  },
  {
    name: 'a declined reservation gives back half',
    file: 'modules/rentals/decisions/decline-locked.js',
    instead: ['percent: offer.percent', 'percent: 50'],
  },
  {
    name: 'a customer may have one unverified rental too many',
    file: 'modules/rentals/payment/limit-unverified-rentals.js',
    instead: ['rentals.length + holds.length < limit', 'rentals.length + holds.length <= limit'],
  },
  {
    name: 'a rental can be cancelled after its pickup time',
    file: 'contract/rentals/cancellation.rules.js',
    instead: [` && now < startsAt;`, ';'],
  },
  {
    name: 'an unpaid rental expires an hour late',
    file: 'modules/rentals/queries/unpaid-rental-queries.js',
    instead: [
      'app_now() - make_interval(hours => $1::int)',
      'app_now() - make_interval(hours => $1::int + 1)',
    ],
  },
  {
    name: 'a payment below the amount due is an exact match',
    file: 'modules/payments/statements/statement-match.rules.js',
    instead: ['if (over < 0) {', 'if (false) {'],
  },
  {
    name: 'another destination of a refund needs no proof',
    file: 'modules/payments/destinations/choose-destination.js',
    instead: ["request.kind !== 'KEPT' && ", "request.kind === 'KEPT' && "],
  },
  {
    name: 'a credit of a statement is recorded twice',
    file: 'modules/payments/statements/store-credit.js',
    instead: ["'EXISTS (SELECT FROM used_credit_ids u WHERE u.id = ANY (r.ids))'", "'false'"],
  },
  {
    name: 'a returned refund is recorded as a payment',
    file: 'modules/payments/statements/store-credit.js',
    instead: ['if (refund !== null)', 'if (false)'],
  },
  {
    name: 'a debit of another amount is the transfer of a refund',
    file: 'modules/payments/statements/statement-refunds.rules.js',
    instead: ['[refund.amount, together].includes(row.debit)', 'row.debit > 0'],
  },
  {
    name: 'a car is handed over although the licence ends before its return',
    file: 'modules/trips/handovers/licence-problem.rules.js',
    instead: ['validUntil < dayIn(zone, endsAt)', 'false'],
  },
];

describe('model test', () => {
  it.each(FAULTS)(
    'finds that $name',
    async (fault) => {
      const { program, remove } = plantFault(fault);
      const server = await startModelServer(program);
      try {
        const check = { runs: RUNS, seed: SEED, timeLimitMs: TIME_LIMIT_MS, shrink: false };
        const { runs, report } = await checkModel(server, check, program);
        expect(report).toMatch(/^Property failed/);
        summarise(`Model: found in run ${runs} that ${fault.name}`);
      } finally {
        await server.stop();
        remove();
      }
    },
    TIME_LIMIT_MS + 60_000,
  );
});
