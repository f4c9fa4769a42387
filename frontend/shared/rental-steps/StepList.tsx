import type { ReactNode } from 'react';
import { messageOf } from '@contract/messages/message';
import { rentalStepsMessages } from '@contract/messages/rental-steps.messages';
import { usualTime } from '@contract/rentals/checking-times';
import type { RentalStep, StepOfRental } from '@contract/rentals/rental-steps.rules';
import { useLocalize } from '../i18n';

interface StepListProps {
  steps: readonly StepOfRental[];
  /** The mark of a completed step. */
  check: ReactNode;
  /** Class names of the list, of a completed step, and of text for screen readers only. */
  classes: { list: string | undefined; done: string | undefined; hidden: string | undefined };
}

/** The steps of a rental, with the current one and its usual time. */
export function StepList({ steps, check, classes }: StepListProps) {
  const localize = useLocalize();
  const t = (key: RentalStep | 'steps' | 'done'): string => localize(messageOf(rentalStepsMessages, key));
  return (
    <ol className={classes.list} aria-label={t('steps')}>
      {steps.map(({ step, isDone, isPresent, usualMinutes }) => (
        <li
          key={step}
          className={isDone ? classes.done : undefined}
          aria-current={isPresent ? 'step' : undefined}
        >
          {isDone && check}
          {t(step)} {isDone && <span className={classes.hidden}>{t('done')}</span>}
          {usualMinutes !== null && <small>{localize(usualTime(usualMinutes))}</small>}
        </li>
      ))}
    </ol>
  );
}
