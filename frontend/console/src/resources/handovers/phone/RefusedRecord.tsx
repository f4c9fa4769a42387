import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import type { HandoverKind } from '@contract/rentals/handovers';
import { useText } from '../../../shared/i18n';
import { NeedsYou } from './NeedsYou';
import type { PhoneQueue } from './phone-queue';
import { QueueStatus } from './QueueStatus';
import { errorOf } from './refusals';
import { useReceived } from './use-received';

interface Props {
  queue: PhoneQueue;
  /** ID of the record. */
  id: string;
  /** Called after an admin has recorded it as it happened, or the office has received its photos. */
  onDone: (kind: HandoverKind) => void;
}

/** Shows a record on this phone that the server refused, from an earlier step or by another staff member. */
export function RefusedRecord({ queue, id, onDone }: Props) {
  const t = useText();
  useSyncExternalStore(queue.subscribe, queue.snapshot);
  useReceived(queue, id, onDone);
  const entry = queue.find(id);
  if (!entry) return <Alert severity="info">{t('The record is no longer on this phone.')}</Alert>;
  const { refused } = entry.progress;
  if (!refused) return <QueueStatus state={queue.stateOf(entry)} isCompletion={false} />;
  return <NeedsYou queue={queue} entry={entry} error={errorOf(refused.refusal)} />;
}
