import type { WaitingReport } from '@contract/reports';
import { LiveConnection, SILENCE_MS } from './live-connection';
import { parseEvents } from './read-events';

const REPORT: WaitingReport = { counts: { transactions: 2 }, changes: {} };

describe('parseEvents', () => {
  it('returns complete events and heartbeats, and keeps the rest', () => {
    const text = `event: waiting\ndata: ${JSON.stringify(REPORT)}\n\n: heartbeat\n\nevent: wai`;
    expect(parseEvents(text)).toEqual({ events: [REPORT, null], rest: 'event: wai' });
  });
});

describe('LiveConnection', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function connect() {
    const streams: { receive: (event: WaitingReport | null) => void; end: () => void }[] = [];
    const live: boolean[] = [];
    const reports: WaitingReport[] = [];
    const shared: (WaitingReport | null)[] = [];
    const stopping = new AbortController();
    const connection = new LiveConnection({
      read: (signal, receive) =>
        new Promise((resolve) => {
          streams.push({ receive, end: resolve });
          signal.addEventListener('abort', () => resolve());
        }),
      share: (event) => shared.push(event),
      onReport: (report) => reports.push(report),
      onLive: (isLive) => live.push(isLive),
      onRefused: () => undefined,
    });
    const running = connection.run(stopping.signal);
    return { streams, live, reports, shared, stopping, running, connection };
  }

  it('reports and shares each event', () => {
    const { streams, live, reports, shared } = connect();
    streams[0]?.receive(REPORT);
    streams[0]?.receive(null);
    expect([live, reports, shared]).toEqual([[true, true], [REPORT], [REPORT, null]]);
  });

  it('reconnects after the stream has ended', async () => {
    const { streams } = connect();
    streams[0]?.end();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(streams).toHaveLength(2);
  });

  it('stops being live and reconnects after a silence', async () => {
    const { streams, live } = connect();
    streams[0]?.receive(null);
    await jest.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect([live, streams.length]).toEqual([[true], 1]);
    await jest.advanceTimersByTimeAsync(1);
    expect(live).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(streams).toHaveLength(2);
    streams[1]?.receive(null);
    expect(live).toEqual([true, false, true]);
  });

  it('waits longer after each failure, up to 25 seconds', async () => {
    const { streams } = connect();
    for (let failure = 0; failure < 8; failure += 1) {
      streams.at(-1)?.end();
      await jest.advanceTimersByTimeAsync(25_000);
    }
    expect(streams).toHaveLength(9);
    streams.at(-1)?.end();
    await jest.advanceTimersByTimeAsync(12_000);
    expect(streams).toHaveLength(9);
  });

  it('ends when it is stopped', async () => {
    const { stopping, running, streams, connection } = connect();
    stopping.abort();
    connection.stop();
    await running;
    expect(streams).toHaveLength(1);
  });
});
