import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CODES } from '@contract/codes';
import type { WaitingReport } from '@contract/reports';
import { ApiError } from '@shared/http';
import type { Role } from '../session/roles';
import { readToken } from '../session/session';
import { LiveConnection } from './live-connection';
import { readEvents } from './read-events';

/**
 * Updates the counts of the menu and the work list when the server reports a change. One tab reads the stream for all
 * tabs of a browser, because a browser opens few connections to a server. Returns whether events arrive.
 */
export function useLiveEvents(role: Role): boolean {
  const client = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const stopping = new AbortController();
    const tabs = new BroadcastChannel(`live ${role}`);
    const connection = new LiveConnection({
      read: (signal, receive) => readEvents(readToken(role), signal, receive),
      share: (event) => tabs.postMessage(event),
      onReport(report) {
        client.setQueryData(['waiting'], report);
        void client.invalidateQueries({ queryKey: ['work'] });
      },
      onLive: setIsLive,
      onRefused(error) {
        // The stream itself shows no sign-in. If the session has ended, this other request asks for one.
        if (error instanceof ApiError && error.code === CODES.UNAUTHENTICATED.code)
          void client.invalidateQueries({ queryKey: ['waiting'] });
      },
    });
    tabs.onmessage = ({ data }: MessageEvent<WaitingReport | null>) => connection.receive(data);
    void oneTab(`live ${role}`, stopping.signal, () => connection.run(stopping.signal));
    return () => {
      stopping.abort();
      connection.stop();
      tabs.close();
    };
  }, [client, role]);
  return isLive;
}

/** Runs `work` while no other tab runs it. Without locks, which need a secure context, each tab runs its own. */
async function oneTab(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  // Rejects if the console is closed while it waits for its turn.
  await locks.request(name, { signal }, work).catch(() => undefined);
}
