import { PassThrough, type Readable } from 'node:stream';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { Injectable, Logger } from '@nestjs/common';
import { commonMessages } from '../../../contract/messages/common.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { WaitingReport } from '../../../contract/reports.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Sessions } from '../../../platform/auth/sessions.js';
import { CoalescedQuery } from '../../../platform/database/coalesced-query.js';
import { Notices } from '../../../platform/database/notices.js';
import { refuse } from '../../../platform/http/refusal.js';
import { forDesk, WaitingQueries } from '../waiting-queries.js';

/** Triggers send these notices when rows of the work list, or sessions of staff, change. */
const WORK_NOTICE = 'work';
const SESSIONS_NOTICE = 'sessions';

const HEARTBEAT_MS = 25_000;
/** Changes within this time are sent as one event. */
const GAP_MS = 250;
/** A client with more unread data is disconnected. */
const MAX_UNREAD_BYTES = 64 * 1024;

type Listener = Pick<Caller, 'kind' | 'sessionId'>;

/**
 * Sends the counts of waiting work to consoles when they may have changed. One query serves all streams of a process, and
 * a stream uses no connection to the database.
 */
@Injectable()
export class LiveEvents implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(LiveEvents.name);
  private readonly streams = new Map<PassThrough, Listener>();
  private readonly reports = new CoalescedQuery<WaitingReport>();
  private heartbeat: NodeJS.Timeout | undefined;
  private scheduled: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly notices: Notices,
    private readonly sessions: Sessions,
    private readonly waiting: WaitingQueries,
  ) {}

  onModuleInit(): void {
    this.notices.on(WORK_NOTICE, () => this.schedule());
    this.notices.on(SESSIONS_NOTICE, () => this.endRevoked());
    this.heartbeat = setInterval(() => {
      this.beat().catch(this.warn);
    }, HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.scheduled);
    for (const stream of this.streams.keys()) stream.end();
  }

  /** Opens the stream of a caller, whose first event is the current report. @throws Refusal 1503 during shutdown */
  async open({ kind, sessionId }: Caller): Promise<Readable> {
    const stream = new PassThrough();
    stream.once('close', () => this.streams.delete(stream));
    // Registers the stream before the report is read, so that a later change is sent as the next event.
    this.streams.set(stream, { kind, sessionId });
    try {
      write(stream, eventOf(reportFor(kind, await this.read())));
      if (this.isStopped) throw refuse('UNAVAILABLE', messageOf(commonMessages, 'unavailable'));
    } catch (error) {
      stream.destroy();
      throw error;
    }
    return stream;
  }

  private read(): Promise<WaitingReport> {
    return this.reports.get('', () => this.waiting.waiting({ kind: 'admin' }));
  }

  /** Returns immediately, because notices wait for their handlers. */
  private schedule(): Promise<void> {
    if (this.isStopped || this.streams.size === 0) return Promise.resolve();
    this.scheduled ??= setTimeout(() => {
      this.scheduled = undefined;
      this.publish().catch(this.warn);
    }, GAP_MS);
    return Promise.resolve();
  }

  private async publish(): Promise<void> {
    const report = await this.read();
    for (const [stream, { kind }] of this.streams) write(stream, eventOf(reportFor(kind, report)));
  }

  /** Also ends the streams whose session has expired, because an expiry sends no notice. */
  private async beat(): Promise<void> {
    await this.endRevoked();
    for (const stream of this.streams.keys()) write(stream, ': heartbeat\n\n');
  }

  private async endRevoked(): Promise<void> {
    if (this.streams.size === 0) return;
    const ids = [...new Set([...this.streams.values()].map(({ sessionId }) => sessionId))];
    const valid = new Set(await this.sessions.validOf(ids));
    for (const [stream, { sessionId }] of this.streams)
      if (ids.includes(sessionId) && !valid.has(sessionId)) stream.end();
  }

  private readonly warn = (error: unknown): void => this.log.warn({ error }, 'events could not be sent');
}

const reportFor = (kind: Caller['kind'], report: WaitingReport): WaitingReport =>
  kind === 'admin' ? report : forDesk(report);

const eventOf = (report: WaitingReport): string => `event: waiting\ndata: ${JSON.stringify(report)}\n\n`;

function write(stream: PassThrough, text: string): void {
  if (stream.writableEnded) return;
  if (stream.writableLength + stream.readableLength > MAX_UNREAD_BYTES) stream.destroy();
  else stream.write(text);
}
