import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { useText } from '../../../shared/i18n';
import { NeedsYou } from './NeedsYou';
import type { PhoneQueue } from './phone-queue';
import { errorOf } from './refusals';

interface Props {
  queue: PhoneQueue;
  /** ID of the record. */
  id: string;
}

/** A record of an earlier step or of other staff on this phone, which the server refused. */
export function RefusedRecord({ queue, id }: Props) {
  const t = useText();
  useSyncExternalStore(queue.subscribe, queue.snapshot);
  const entry = queue.find(id);
  const refused = entry?.progress.refused;
  if (!refused) return <Alert severity="info">{t('The record is no longer on this phone.')}</Alert>;
  return <NeedsYou queue={queue} entry={entry} error={errorOf(refused.refusal)} />;
}
