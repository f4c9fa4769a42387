import { type Span, SpanStatusCode } from '@opentelemetry/api';

/** Ends a span with the code of an error, without its message, which may contain values. */
export function endFailed(span: Span, error: unknown): void {
  const { code, name } = Object(error) as Partial<NodeJS.ErrnoException>;
  span.setAttribute('error.type', code ?? name ?? 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
