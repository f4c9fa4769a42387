import type { LoggerService } from '@nestjs/common';
import { type Level, type Logger, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from '../config/environment.js';
import type { Tracing } from '../tracing/tracing.js';
import { countProblem, currentWork } from './current-work.js';
import { framesOf, loggable } from './logged-error.js';

// Nest's messages about each module and route at the start would hide the address and the sign-ins.
const START_UP = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** The level of pino that a job counts as a problem, and all above. */
const WARN = 40;

/** One JSON object for each line, with the request or the job that it was written for, and its trace. */
export const openLog = (level: LogLevel, tracing: Tracing): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: (_line, _level, logger) => ({
        // The logger that Fastify makes for a request has the id already.
        ...('requestId' in logger.bindings() ? {} : currentWork()),
        ...tracing.ids(),
      }),
      // Pino would use the message of an error as the text of the line.
      hooks: {
        logMethod(line, write, level) {
          if (level >= WARN) countProblem();
          write.apply(this, line.map(loggable) as typeof line);
        },
      },
    },
    process.stdout,
  );

/** Passes the lines of Nest's loggers to pino. */
export class ServiceLogger implements LoggerService {
  constructor(private readonly lines: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (typeof context !== 'string' || !START_UP.has(context)) this.write('info', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  /** @param rest fields, texts, stacks and errors in any order; the last text is the name of the class that logs */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const context = typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined;
    const parts = [message, ...(context === undefined ? rest : rest.slice(0, -1))];
    const line: Record<string, unknown> = { context };
    const texts: unknown[] = [];
    for (const part of parts) {
      const frames = typeof part === 'string' ? framesOf(part) : [];
      if (frames.length > 0) line['frames'] = frames;
      else if (part instanceof Error) line['error'] = part;
      else if (typeof part === 'object' && part !== null) Object.assign(line, part);
      else if (part !== undefined) texts.push(part);
    }
    this.lines[level](line, texts.join(' '));
  }
}
