import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Link, useCreatePath } from 'react-admin';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import type { HandoverCalls } from '../calls';
import { openPhone } from './phone';
import type { PhoneQueue } from './phone-queue';
import { stateText } from './QueueStatus';
import { TripsOnPhone } from './TripsOnPhone';
import { useOnline } from './use-online';

/** The records on this phone that the office has not received, and the next trips if there is no network. */
export function PhoneBanner() {
  const data = useCalls<HandoverCalls>();
  const isOnline = useOnline();
  const { data: phone } = useQuery({
    queryKey: ['handovers', 'phone'],
    queryFn: () => data.openPhone(openPhone),
    staleTime: Infinity,
  });
  if (!phone) return null;
  return (
    <>
      <Records queue={phone.queue} />
      {!isOnline && <TripsOnPhone trips={phone.trips} />}
    </>
  );
}

function Records({ queue }: { queue: PhoneQueue }) {
  const t = useText();
  const createPath = useCreatePath();
  useSyncExternalStore(queue.subscribe, queue.snapshot);
  return queue.all().map((entry) => {
    const { id, form } = entry.record;
    const state = queue.stateOf(entry);
    if (state.kind === 'RECEIVED') return null;
    const { id: rentalId, reference } = form.rental;
    return (
      <Alert key={id} severity={state.kind === 'NEEDS_YOU' ? 'error' : 'info'} sx={{ mt: 2 }}>
        <Link to={createPath({ resource: 'handovers', type: 'show', id: rentalId })}>{reference}</Link>
        {': '}
        {stateText(state, t)}
      </Alert>
    );
  });
}
