import { useText } from '../../shared/i18n';
import type { Reason } from '../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../shared/ui/actions/RowAction';
import { instantOf } from '../../shared/ui/forms/typed-time';
import type { RentalCalls } from './calls';
import { TripFacts, type TripRow } from './TripFacts';

const typedTime = (day: string | undefined, time: string | undefined): string =>
  day && time ? `${day}T${time}` : '';

const numberOf = (typed: string | undefined): number | undefined =>
  typed === undefined ? undefined : Number(typed);

const isBack = ({ car }: Readonly<Record<string, string>>): boolean => car === 'back';

const CAR: Reason = {
  name: 'car',
  label: 'Where is the car?',
  choices: [
    { value: 'back', label: 'The car is back' },
    { value: 'out', label: 'The customer still has the car' },
  ],
  initial: 'back',
};

const ODOMETERS: readonly Reason[] = [
  {
    name: 'pickupOdometer',
    label: 'Km at pickup (optional)',
    kind: 'number',
    optional: true,
  },
  {
    name: 'returnOdometer',
    label: 'Km at return (optional)',
    kind: 'number',
    optional: true,
    isShown: isBack,
  },
  {
    name: 'confirmed',
    label: 'Unusual odometer reading',
    choices: [
      { value: '', label: 'Not checked' },
      { value: 'yes', label: 'I have checked it' },
    ],
    isShown: ({ pickupOdometer, returnOdometer }) => Boolean(pickupOdometer || returnOdometer),
    optional: true,
  },
];

/** Records a past trip that staff did not record at the time, or its pickup if the customer still has the car. */
export function RecordTripAction({ row: { fromDate, pickupTime, toDate, dropTime } }: { row: TripRow }) {
  const t = useText();
  return (
    <RowAction<TripRow, RentalCalls>
      name="trip"
      label="The trip took place"
      confirmLabel="Record the trip"
      isNext
      cancelLabel="Not now"
      question={({ reference }) => t('{reference}: when was the car out?', { reference })}
      details={(row) => <TripFacts row={row} />}
      reasons={[
        CAR,
        {
          name: 'pickedUpAt',
          label: 'Picked up at',
          kind: 'dateTime',
          initial: typedTime(fromDate, pickupTime),
          missing: 'Enter the time.',
          required: true,
        },
        {
          name: 'returnedAt',
          label: 'Returned at',
          kind: 'dateTime',
          initial: typedTime(toDate, dropTime),
          missing: 'Enter the time.',
          required: true,
          isShown: isBack,
        },
        ...ODOMETERS,
        {
          name: 'note',
          label: 'Note for our records',
          missing: 'Enter why the trip was not recorded at the time.',
          required: true,
        },
      ]}
      call={(data, row, typed) =>
        data.recordTrip(row.id, {
          pickedUpAt: instantOf(typed['pickedUpAt'] ?? '').toISOString(),
          pickupOdometer: numberOf(typed['pickupOdometer']),
          ...(isBack(typed) && {
            returnedAt: instantOf(typed['returnedAt'] ?? '').toISOString(),
            returnOdometer: numberOf(typed['returnOdometer']),
          }),
          ...(typed['confirmed'] === 'yes' && { confirmed: true }),
          note: typed['note'] ?? '',
        })
      }
      doneMessage={({ reference }) => t('The trip of {reference} is recorded.', { reference })}
    />
  );
}
