import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LIMIT_FACTOR } from '../../contract/limits.js';
import { isStaffKind } from '../auth/session.rules.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { Amounts } from '../limits/amounts.js';
import { drain } from './form-stream.js';
import { UploadQuota } from './upload-quota.rules.js';

const DAY_SECONDS = 86_400;
/** More bytes than can arrive with the head of a request before its body is read. */
const READ_AHEAD_BYTES = 128 * 1024;

/** Applies the quota of customers to forms. Staff have none. */
@Injectable()
export class FormQuota {
  private readonly quota: UploadQuota;
  private isUnproven: (customerId: number) => Promise<boolean> = () => Promise.resolve(false);

  constructor(amounts: Amounts, @Inject(ENVIRONMENT) { rateLimits }: Environment) {
    const counters = {
      received: amounts.counter('received-bytes', DAY_SECONDS),
      stored: amounts.counter('stored-bytes', DAY_SECONDS),
    };
    this.quota = new UploadQuota(counters, LIMIT_FACTOR[rateLimits], (customerId) =>
      this.isUnproven(customerId),
    );
  }

  /** Sets which customers have the lower quota. */
  registerUnproven(isUnproven: (customerId: number) => Promise<boolean>): void {
    this.isUnproven = isUnproven;
  }

  /**
   * Checks the announced size before the body is read. Returns a function that counts the received and the stored
   * bytes.
   * @param maxBytes The size of a form that does not announce one
   * @throws Refusal 1011
   */
  async take(
    { raw, headers, caller }: FastifyRequest,
    maxBytes: number,
  ): Promise<(stored: number) => Promise<void>> {
    if (!caller || isStaffKind(caller.kind)) return () => Promise.resolve();
    const announced = Number(headers['content-length'] ?? maxBytes);
    const { socket } = raw;
    const { bytesRead } = socket;
    try {
      const settle = await this.quota.take(caller.id, announced);
      return (stored) => {
        const received = Math.min(announced, socket.bytesRead - bytesRead + READ_AHEAD_BYTES);
        return settle({ received, stored });
      };
    } catch (error) {
      // The response does not wait for the rest of the form.
      drain(raw).catch(() => undefined);
      throw error;
    }
  }
}
