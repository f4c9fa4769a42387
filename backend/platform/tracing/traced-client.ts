import { type Span, SpanKind, trace, type Tracer } from '@opentelemetry/api';
import pg from 'pg';
import { endFailed } from './end-failed.js';
import { statementName } from './statement-name.rules.js';

type Query = (...parameters: unknown[]) => unknown;

/** A client of the database whose statements are spans where they are part of a request, a message or a job. */
export function tracedClient(tracer: Tracer): typeof pg.Client {
  return class TracedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as Query;
      const traced: Query = (statement, ...rest) => {
        const text =
          typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text;
        // Without a span around it, it belongs to nothing that somebody waits for.
        if (typeof text !== 'string' || !trace.getActiveSpan()) return query(statement, ...rest);
        const span = begin(tracer, text);
        const result = query(statement, ...rest);
        // Streams and callbacks are not used by the pool.
        if (result instanceof Promise)
          result.then(
            () => span.end(),
            (error: unknown) => endFailed(span, error),
          );
        else span.end();
        return result;
      };
      this.query = traced as typeof this.query;
    }
  };
}

function begin(tracer: Tracer, text: string): Span {
  const { operation, table } = statementName(text);
  return tracer.startSpan(table === null ? operation : `${operation} ${table}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== null && { 'db.collection.name': table }),
    },
  });
}
