import { tracingChannel } from 'node:diagnostics_channel';
import { type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';

interface Command {
  command: string;
}

/** Records a span for each Redis command, without keys and values, which contain IP addresses. */
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
