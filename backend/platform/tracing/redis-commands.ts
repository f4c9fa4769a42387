import { tracingChannel } from 'node:diagnostics_channel';
import { type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';

interface Command {
  command: string;
}

/** Spans of what the client of Redis announces. Keys and values are left out: they hold addresses. */
export function watchRedis(tracer: Tracer): void {
  const spans = new WeakMap<object, Span>();
  tracingChannel<Command>('ioredis:command').subscribe({
    start: (message) => {
      if (!trace.getActiveSpan()) return;
      const operation = message.command.toUpperCase();
      const attributes = { 'db.system.name': 'redis', 'db.operation.name': operation };
      spans.set(message, tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }));
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: (message) => spans.get(message)?.end(),
    error: (message) => spans.get(message)?.setStatus({ code: SpanStatusCode.ERROR }),
  });
}
