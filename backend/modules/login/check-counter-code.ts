import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { handoversMessages } from '../../contract/messages/handovers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { refuseFields } from '../../platform/http/refusal.js';
import { CustomerContacts } from '../customers/index.js';
import { ConfirmingCodes } from './confirming-codes.js';

/** Checks the one-time code with which a customer confirms a record at the desk. */
@Injectable()
export class CheckCounterCode {
  constructor(
    private readonly contacts: CustomerContacts,
    private readonly codes: ConfirmingCodes,
  ) {}

  /**
   * Call this before taking other locks, because codes are locked first.
   * @returns The number of tries left after a wrong code; null if the code is right.
   * @throws Refusal 1001 if the code is missing or outdated.
   */
  async check(
    manager: EntityManager,
    { codeId, customerId }: { codeId: string | null; customerId: number },
    code: string | null,
  ): Promise<number | null> {
    if (code === null)
      throw refuseFields({ field: 'code', message: messageOf(handoversMessages, 'codeNeeded') });
    if (codeId === null) throw codeOutdated();
    const { email } = await this.contacts.findById(manager, customerId);
    const verdict = await this.codes.check(manager, { purpose: 'DESK', id: codeId, email }, code);
    return verdict.isCorrect ? null : verdict.triesLeft;
  }
}

export const codeOutdated = (): Error =>
  refuseFields({ field: 'code', message: messageOf(handoversMessages, 'codeOutdated') });
