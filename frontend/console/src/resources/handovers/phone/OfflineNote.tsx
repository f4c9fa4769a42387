import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { type PlainText, useText } from '../../../shared/i18n';
import type { PhoneQueue } from './phone-queue';
import type { OfflineProblem } from './queue.rules';

const PROBLEMS: Record<OfflineProblem, PlainText> = {
  CODE: 'Without network the customer cannot confirm with a code. Choose another way.',
  OLD: 'The data of this trip is older than 12 hours. Connect the phone before you hand over the car.',
  BLOCKED: 'The car cannot be handed over now',
};

interface Props {
  queue: PhoneQueue;
  isOffline: boolean;
  /** The reason why the record cannot be completed without network. */
  problem: OfflineProblem | null;
}

/** Warns of a missing network, and of a browser that may delete unsent data. */
export function OfflineNote({ queue, isOffline, problem }: Props) {
  const t = useText();
  // The browser may ask the user for permission, so the request waits until the first handover.
  const { data: isPersistent } = useQuery({
    queryKey: ['handovers', 'persistent'],
    queryFn: () => queue.requestPersistence(),
    staleTime: Infinity,
  });
  return (
    <>
      {isPersistent === false && (
        <Alert severity="warning">
          {t(
            'This browser may delete what is saved on this phone. Wait for “Received by the office” before you close it.',
          )}
        </Alert>
      )}
      {isOffline && (
        <Alert severity={problem === null ? 'info' : 'warning'}>
          {t('No network.')} {problem !== null && t(PROBLEMS[problem])}
        </Alert>
      )}
    </>
  );
}
