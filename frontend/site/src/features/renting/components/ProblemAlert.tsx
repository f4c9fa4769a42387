import { paths } from '@/app/paths';
import type { RentalWindow } from '@contract/rental-period';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/Alert';
import { LinkButton } from '@/ui/LinkButton';
import { rentingMessages } from '../messages';
import type { Problem } from '../problem.rules';
import { DEFAULT_TIME, chooseFrom } from '../trip.rules';
import type { TripChoice } from '../use-trip';
import { TakenAlert } from './TakenAlert';

/** Why the car could not be held, and what helps. */
export function ProblemAlert({ problem, trip }: { problem: Problem; trip: TripChoice }) {
  const t = useText(rentingMessages);

  function useNextFree(fromDate: RentalWindow['fromDate'], pickupTime: RentalWindow['pickupTime']) {
    const from = { ...trip.window, pickupTime, dropTime: DEFAULT_TIME, toDate: fromDate };
    trip.choose(chooseFrom(from, fromDate, trip.calendar));
  }

  switch (problem.kind) {
    case 'taken':
      return <TakenAlert problem={problem} onUseNextFree={useNextFree} />;
    case 'network':
      return <Alert tone="error">{t('network')}</Alert>;
    case 'refused':
      return (
        <Alert
          tone="error"
          title={t('refusedTitle')}
          action={
            <LinkButton variant="secondary" to={paths.contact}>
              {t('callUs')}
            </LinkButton>
          }
        >
          {problem.message}
        </Alert>
      );
    case 'waiting':
      return (
        <Alert
          title={t('waitingTitle')}
          action={
            <LinkButton variant="secondary" to={paths.waiting}>
              {t('toWaiting')}
            </LinkButton>
          }
        >
          {problem.message}
        </Alert>
      );
    case 'signIn':
      return null;
    default:
      return <Alert tone="error">{problem.message || t('failed')}</Alert>;
  }
}
