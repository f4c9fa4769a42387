import { ConsoleLogger, type ConsoleLoggerOptions, type LogLevel } from '@nestjs/common';
import type { Tracing } from '../tracing/tracing.js';
import { loggable, stackText } from './logged-error.js';

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

  /** No line contains the message of an error, its parameters or its detail, because they may contain personal data. */
  protected override printMessages(...print: Parameters<ConsoleLogger['printMessages']>): void {
    const [messages, context, level, stream, stack, params] = print;
    const frames = typeof stack === 'string' ? stackText(stack) : undefined;
    super.printMessages(messages.map(loggable), context, level, stream, frames, params);
  }

  protected override printStackTrace(stack: string): void {
    super.printStackTrace(stackText(stack));
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
