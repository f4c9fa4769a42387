import type { WaitingReport } from '@contract/reports';
import { ApiError, readJson } from '@shared/http';
import { fetchAnd } from '@shared/http/send';
import { backgroundHeader } from '../session/presence';

/** Longer than a session, which lasts twelve hours and ends the stream. */
const TIMEOUT_MS = 13 * 3_600_000;

/** The events in `text`, and the rest that is not complete yet. Null stands for a heartbeat. */
export function parseEvents(text: string): { events: (WaitingReport | null)[]; rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  return { events: blocks.map(parseBlock), rest };
}

function parseBlock(block: string): WaitingReport | null {
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return data === undefined ? null : (JSON.parse(data) as WaitingReport);
}

/**
 * Reads the events of the server until the stream ends. Uses `fetch`, because an EventSource sends no bearer header.
 * @throws ApiError if the server refuses
 * @throws NetworkError if the stream breaks
 */
export async function readEvents(
  token: string | null,
  signal: AbortSignal,
  receive: (event: WaitingReport | null) => void,
): Promise<void> {
  const options = { token, signal, timeoutMs: TIMEOUT_MS, headers: backgroundHeader(true) };
  await fetchAnd('/console/events', options, async (response) => {
    if (!response.ok) {
      const text = await response.text();
      return { refusal: { status: response.status, text } };
    }
    await readStream(response, receive);
    return {};
  }).then(({ refusal }) => refusal && readJson(refusal));
}

async function readStream({ body }: Response, receive: (event: WaitingReport | null) => void): Promise<void> {
  if (!body) throw new ApiError({}, 502);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const { events, rest } = parseEvents(text + value);
    text = rest;
    events.forEach(receive);
  }
}
