import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = string | number | boolean;

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number; message?: string };
  attributes: Record<string, Value>;
}

interface Attribute {
  key: string;
  value: Record<string, Value>;
}
type WireSpan = Omit<ReceivedSpan, 'attributes'> & { attributes: Attribute[] };
interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: WireSpan[] }[] }[];
}

const NUMBERS = /^(traceId|spanId|parentSpanId|\w+UnixNano)$/;

const valuesOf = (attributes: Attribute[]): Record<string, Value> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]!]));

/** Receives and stores traces in OTLP/JSON format. */
export interface TraceCollector {
  url: string;
  /** All data that arrived since the last call, except times and span IDs, which are arbitrary. */
  take: () => string;
  resource: () => Record<string, Value>;
  /** Resolves once a matching span has arrived. */
  span: (fits: (span: ReceivedSpan) => boolean) => Promise<ReceivedSpan>;
  /** The spans of one trace that have arrived. */
  trace: (traceId: string) => ReceivedSpan[];
  close: () => Promise<void>;
}

export async function traceCollector(): Promise<TraceCollector> {
  let sent: string[] = [];
  let resource: Record<string, Value> = {};
  let spans: ReceivedSpan[] = [];
  let arrived = (): void => undefined;
  const server = createServer((request, response) => {
    request.toArray().then(
      (chunks) => {
        const text = Buffer.concat(chunks as Buffer[]).toString();
        const { resourceSpans } = JSON.parse(text) as Sent;
        sent.push(
          JSON.stringify(resourceSpans, (key, value: unknown) => (NUMBERS.test(key) ? undefined : value)),
        );
        for (const { resource: from, scopeSpans } of resourceSpans) {
          resource = valuesOf(from.attributes);
          for (const span of scopeSpans.flatMap((scope) => scope.spans))
            spans.push({ ...span, attributes: valuesOf(span.attributes) });
        }
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
        arrived();
      },
      () => undefined,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take() {
      const text = sent.join('\n');
      sent = [];
      spans = [];
      return text;
    },
    resource: () => resource,
    async span(fits) {
      for (;;) {
        const found = spans.find(fits);
        if (found) return found;
        await new Promise<void>((resolve) => (arrived = resolve));
      }
    },
    trace: (traceId) => spans.filter((span) => span.traceId === traceId),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
