import { Logger } from '@nestjs/common';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';

/** Logs once when the collector becomes unavailable, and once when it is available again. */
export class WatchedExporter implements SpanExporter {
  private readonly log = new Logger('Tracing');
  private isAway = false;

  constructor(private readonly exporter: SpanExporter) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, (result) => {
      this.note(result);
      done(result);
    });
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  private note({ code, error }: ExportResult): void {
    const isAway = code !== ExportResultCode.SUCCESS;
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    if (isAway) this.log.warn({ error }, 'The collector of traces is away, so spans are dropped');
    else this.log.warn('The collector of traces is back');
  }
}
