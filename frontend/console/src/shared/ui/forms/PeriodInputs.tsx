import { twelveHour } from '@contract/calendar';
import { DayInput } from './DayInput';
import { isRequired } from './RupeesInput';
import { SelectInput } from './SelectInput';

const HALF_HOURS = Array.from({ length: 48 }, (_, n) => {
  const id = `${String(Math.floor(n / 2)).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`;
  return { id, name: twelveHour(id) };
});
const day = { helperText: false, validate: isRequired } as const;
const time = { choices: HALF_HOURS, helperText: false, validate: isRequired } as const;

/** The days and half hours between which a car is blocked. */
export const PeriodInputs = () => (
  <>
    <DayInput source="fromDate" label="From" {...day} />
    <SelectInput source="fromTime" label="Start time" {...time} />
    <DayInput source="toDate" label="To" {...day} />
    <SelectInput source="toTime" label="End time" {...time} />
  </>
);
