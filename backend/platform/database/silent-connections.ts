import type { Socket } from 'node:net';
import type pg from 'pg';

/** Idle time before the first TCP keep-alive probe. */
const PROBE_AFTER_MS = 10_000;
/** More than the statement timeout of the server, which therefore answers every statement earlier. */
const MAX_SILENCE_MS = 20_000;

/**
 * Options of a pool whose statements end although the host of the database vanished without closing its connections.
 * The driver's own `query_timeout` would return the connection to the pool, where later statements wait for the lost answer.
 */
export const SILENT_CONNECTION_OPTIONS: pg.PoolConfig = {
  keepAlive: true,
  keepAliveInitialDelayMillis: PROBE_AFTER_MS,
  onConnect: closeIfSilent,
};

function closeIfSilent(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: Socket } };
  connection.stream.setTimeout(MAX_SILENCE_MS, () => {
    const { readyForQuery: isIdle } = client as unknown as { readyForQuery: boolean };
    if (!isIdle) connection.stream.destroy();
  });
}
