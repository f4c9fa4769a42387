import Typography from '@mui/material/Typography';
import { type Translate, useText } from '../../../shared/i18n';
import type { QueueState } from './queue.rules';

/** Returns the text of a state. "Received" requires a response of the server. */
export function stateText(state: QueueState, t: Translate): string {
  switch (state.kind) {
    case 'SAVING':
      return t('Saving on this phone');
    case 'SAVED':
      return t('Saved on this phone');
    case 'SENDING':
      return t('Sending {number} of {total}', { number: String(state.number), total: String(state.total) });
    case 'RECEIVED':
      return t('Received by the office');
    case 'NEEDS_YOU':
      return t('Needs you');
  }
}

interface Props {
  state: QueueState;
  /** True if the completion waits, too. */
  isCompletion: boolean;
}

export function QueueStatus({ state, isCompletion }: Props) {
  const t = useText();
  return (
    <div role="status">
      <Typography sx={{ fontWeight: 600 }}>{stateText(state, t)}</Typography>
      {isCompletion && state.kind === 'SAVED' && (
        <Typography variant="body2">{t('It is sent as soon as the phone has a network.')}</Typography>
      )}
    </div>
  );
}
