import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Vault } from '../auth/vault.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { Notices } from '../database/notices.js';
import { runAs } from '../observability/current-work.js';
import { AttachedFiles } from './attached-files.js';
import { Deliveries } from './deliveries.js';
import { PermanentFailure, reasonOf } from './delivery.js';
import { type DueMessage, DueMessages, type Failure } from './due-messages.js';
import { Lane } from './lane.js';
import { type LaneName, LANES, noticeOf } from './lanes.js';
import { messageSeal } from './outbox.js';

const POLL_MS = 5_000;
/** Concurrent deliveries of one process in each lane. */
const LANE_SIZE = 5;

/** Delivers queued messages in independent lanes: one for each channel, with and without one-time codes. */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(OutboxWorker.name);
  private readonly lanes: Lane<DueMessage>[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly due: DueMessages,
    private readonly vault: Vault,
    private readonly deliveries: Deliveries,
    private readonly files: AttachedFiles,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    notices: Notices,
  ) {
    if (environment.role === 'web') return;
    for (const name of LANES) {
      const lane = this.laneOf(name);
      this.lanes.push(lane);
      notices.on(noticeOf(name), () => {
        wake(lane);
        return Promise.resolve();
      });
    }
  }

  onApplicationBootstrap(): void {
    if (this.environment.role === 'web') return;
    this.timer = setInterval(() => this.wakeAll(), POLL_MS);
    this.wakeAll();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.lanes.map((lane) => lane.stop()));
  }

  private wakeAll(): void {
    for (const lane of this.lanes) wake(lane);
  }

  private laneOf(name: LaneName): Lane<DueMessage> {
    return new Lane(LANE_SIZE, {
      claim: (limit) => this.due.claim(name, limit),
      deliver: (message) => this.deliver(message),
      onError: (error) => this.log.warn({ error }, 'the outbox could not be read'),
    });
  }

  private async deliver(message: DueMessage): Promise<void> {
    if (message.status === 'FAILED') return;
    try {
      const failure = await this.attempt(message);
      if (failure === null) await this.due.markSent(message.id);
      else await this.due.postpone(message, failure);
    } catch (error) {
      // The message is retried after its claim has expired.
      this.log.warn({ error }, `the delivery of message ${message.id} could not be recorded`);
    }
  }

  /** Delivers the message and returns the reason of a failure; null if it was accepted. */
  private async attempt(message: DueMessage): Promise<Failure | null> {
    const {
      id,
      channel,
      recipient,
      subject,
      sealedText,
      carriesCode,
      template,
      attempts,
      createdAt,
      documentIds,
    } = message;
    try {
      await this.deliveries.deliver({
        key: this.vault.hash('message', `${id} ${createdAt.toISOString()}`),
        channel,
        to: recipient,
        subject,
        text: this.vault.open(messageSeal(recipient), sealedText),
        carriesCode,
        template,
        attachments: () => (documentIds ? this.files.read(documentIds) : Promise.resolve([])),
      });
      return null;
    } catch (error) {
      const reason = reasonOf(error);
      this.log.warn(`message ${id} was not accepted (attempt ${attempts}): ${reason}`);
      return { reason, isPermanent: error instanceof PermanentFailure };
    }
  }
}

const wake = (lane: Lane<DueMessage>): void => runAs({ job: 'send-messages' }, () => lane.wake());
