import { ConsoleLogger, type ConsoleLoggerOptions, type LogLevel } from '@nestjs/common';
import type { Tracing } from '../tracing/tracing.js';

// Nest's messages about each module and route at the start would hide the address and the sign-ins.
const START_UP = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

export class ServiceLogger extends ConsoleLogger {
  constructor(
    options: ConsoleLoggerOptions,
    private readonly tracing: Tracing,
  ) {
    super(options);
  }

  override log(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (typeof context === 'string' && START_UP.has(context)) return;
    super.log(message, ...(rest as [string]));
  }

  /** In production. */
  protected override getJsonLogObject(
    ...record: Parameters<ConsoleLogger['getJsonLogObject']>
  ): ReturnType<ConsoleLogger['getJsonLogObject']> {
    return { ...super.getJsonLogObject(...record), ...this.tracing.ids() };
  }

  protected override stringifyMessage(message: unknown, logLevel: LogLevel): string {
    const ids = this.tracing.ids();
    return super.stringifyMessage(message, logLevel) + (ids ? ` trace_id=${ids.trace_id}` : '');
  }
}
