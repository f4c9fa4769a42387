import { type Span, SpanKind, trace, type Tracer } from '@opentelemetry/api';
import pg from 'pg';
import { endFailed } from './end-failed.js';
import { statementName } from './statement-name.rules.js';

type Query = (...parameters: unknown[]) => unknown;

/** Creates a client class that records the statements of a request, message or job as spans. */
export function tracedClient(tracer: Tracer): typeof pg.Client {
  return class TracedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as Query;
      const traced: Query = (statement, ...rest) => {
        const text =
          typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text;
        // Without an active span, the statement does not belong to a request, message or job.
        if (typeof text !== 'string' || !trace.getActiveSpan()) return query(statement, ...rest);
        const span = begin(tracer, text);
        const result = query(statement, ...rest);
        // The pool uses neither streams nor callbacks.
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
