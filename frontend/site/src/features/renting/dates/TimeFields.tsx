import type { Day, TimeOfDay } from '@contract/calendar';
import { shortHour, twelveHour } from '@contract/calendar';
import type { FieldError } from '@contract/codes';
import { useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { SelectField } from '@/ui/form/SelectField';
import type { Slot } from '../availability/slots.rules';
import { pickupSlots, returnSlots, withChosen } from '../availability/slots.rules';
import { rentingMessages } from '../messages';
import { choosePickupTime } from './trip.rules';
import type { TripChoice } from './use-trip';
import styles from './field-pair.module.css';

/** Pickup and return in half hours. Taken times are listed, but cannot be chosen. */
export function TimeFields({ trip }: { trip: TripChoice }) {
  const t = useText(rentingMessages);
  const localize = useLocalize();
  const { formatTime } = useFormats();
  const { window, calendar, refusal, choose } = trip;
  const { rules } = calendar;
  const label = (from: string, to: string) => `${shortHour(from)}-${shortHour(to)}`;
  const errorOf = (field: FieldError['field']) =>
    refusal?.field === field ? localize(refusal.message) : undefined;

  const options = (slots: readonly Slot[], day: Day, chosen: TimeOfDay) =>
    withChosen(slots, chosen).map(({ time, free }) => (
      <option key={time} value={time} disabled={!free && time !== chosen}>
        {free ? formatTime(day, time) : t('timeTaken', { time: formatTime(day, time) })}
      </option>
    ));
  const returnTime = formatTime(window.toDate, window.dropTime);

  return (
    <div className={styles.pair}>
      <SelectField
        label={t('pickupTime', { window: label(rules.pickupFrom, rules.pickupTo) })}
        name="pickupTime"
        value={window.pickupTime}
        error={errorOf('pickupTime')}
        onChange={(event) => choose(choosePickupTime(window, event.target.value, calendar))}
      >
        {options(pickupSlots(window.fromDate, calendar), window.fromDate, window.pickupTime)}
      </SelectField>
      <SelectField
        label={t('returnTime', { window: label(rules.returnFrom, rules.returnTo) })}
        name="dropTime"
        value={window.dropTime}
        // On a phone the list is too narrow for a midnight with its day.
        hint={returnTime !== twelveHour(window.dropTime) && returnTime}
        error={errorOf('dropTime')}
        onChange={(event) => choose({ ...window, dropTime: event.target.value })}
      >
        {options(returnSlots(window, calendar), window.toDate, window.dropTime)}
      </SelectField>
    </div>
  );
}
