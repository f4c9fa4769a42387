import { lazy, Suspense } from 'react';
import type { Day } from '@contract/calendar';
import { addDays, dayIn } from '@contract/calendar';
import { useText } from '@/lib/i18n';
import { useRules } from '@/lib/settings';
import { dateMessages } from '@/ui/dates/messages';
import { useTwoMonthsFit } from '@/ui/dates/use-two-months-fit';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Button } from '@/ui/form/Button';
import { type Dates, isChoosable, NO_DATES } from './dates.rules';
import type { RangeEnd } from './use-open-calendar';
import styles from './date-range.module.css';

const DayRangePicker = lazy(async () => ({
  default: (await import('@/ui/dates/DayRangePicker')).DayRangePicker,
}));

interface DatesCalendarProps {
  dates: Dates;
  end: RangeEnd;
  oneMonth: boolean;
  onPick: (day: Day) => void;
  onChange: (dates: Dates) => void;
  onClose: () => void;
}

export function DatesCalendar({ dates, end, oneMonth, onPick, onChange, onClose }: DatesCalendarProps) {
  const t = useText(dateMessages);
  const rules = useRules();
  const twoMonthsFit = useTwoMonthsFit();
  const today = dayIn(rules.zone, new Date());
  return (
    <>
      <p className={styles.hint}>{t(end === 'from' ? 'pickFrom' : 'pickTo')}</p>
      <Suspense fallback={<Skeleton height="22.25rem" />}>
        <DayRangePicker
          name={t('calendar')}
          from={dates.from}
          to={dates.to}
          today={today}
          lastDay={addDays(today, rules.maxAdvanceDays + rules.maxLengthDays)}
          twoMonths={twoMonthsFit && !oneMonth}
          isPickable={(day) => isChoosable(dates, end, day, { today, ...rules })}
          onPick={onPick}
        />
      </Suspense>
      <div className={styles.actions}>
        <Button variant="ghost" disabled={!dates.from} onClick={() => onChange(NO_DATES)}>
          {t('clear')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </>
  );
}
