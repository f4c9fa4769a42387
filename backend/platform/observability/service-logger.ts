import type { LoggerService } from '@nestjs/common';
import { type Level, type Logger, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from '../config/environment.js';
import type { Tracing } from '../tracing/tracing.js';
import { countProblem, currentWork } from './current-work.js';
import { framesOf, loggable } from './logged-error.js';

// At the start, Nest's messages about each module and route would hide the URL and the accounts to sign in with.
const START_UP = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** The lowest level of pino that is counted as a problem of a job. */
const WARN = 40;

/** Opens the log. Each line is a JSON object with its request or job, and its trace. */
export const openLog = (level: LogLevel, tracing: Tracing): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: (_line, _level, logger) => ({
        // Fastify's logger for a request already has the id.
        ...('requestId' in logger.bindings() ? {} : currentWork()),
        ...tracing.ids(),
      }),
      // Converts errors first, because pino would write their messages.
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
