import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { normaliseLicenceNumber } from '../../../contract/customers/licence.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { SeenLicence, TypedLicence } from '../../../contract/rentals/handovers.js';
import type { Caller } from '../../../platform/auth/access.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { checkLicence, Licences, RecordLicence } from '../../customers/index.js';
import type { LockedRental } from '../../rentals/index.js';
import { Settings } from '../../settings/index.js';
import { licenceProblem } from './licence-problem.rules.js';

type Renter = Pick<LockedRental, 'customerId' | 'status' | 'startsAt' | 'endsAt'>;

/** Compares the driving licence that staff typed with the one on record, and records it if there is none. */
@Injectable()
export class CheckLicence {
  constructor(
    private readonly licences: Licences,
    private readonly recording: RecordLicence,
    private readonly settings: Settings,
  ) {}

  /**
   * The caller must hold the lock of the customer.
   * @throws Refusal 1001, 1015 LICENCE_DIFFERS, LICENCE_EXPIRED, UNDER_AGE
   */
  async check(
    manager: EntityManager,
    by: Caller,
    renter: Renter,
    { licence: typed, asItHappened }: { licence: TypedLicence; asItHappened: boolean },
  ): Promise<SeenLicence> {
    const number = normaliseLicenceNumber(typed.number);
    if (!number)
      throw refuseFields({ field: 'licence', message: messageOf(customersMessages, 'licenceNumber') });
    const matches = await this.licences.isNumberOf(manager, renter.customerId, number);
    if (matches === false)
      throw refuse('WRONG_STATE', messageOf(handoversMessages, 'licenceDiffers'), {
        status: renter.status,
        reason: 'LICENCE_DIFFERS',
      });
    // Asks for no details if an admin records a past handover without them, because an older form did not ask for them.
    const isAsked =
      this.settings.current.licenceDetails === 'required' && !(asItHappened && !hasDetails(typed));
    if (matches === null && isAsked) await this.record(manager, by, renter, typed);
    return { seenAs: typed.seenAs, lastFour: number.slice(-4), matches: matches === true };
  }

  private async record(
    manager: EntityManager,
    by: Caller,
    { customerId, status, startsAt, endsAt }: Renter,
    { number, classes = '', validUntil = '', dateOfBirth = '' }: TypedLicence,
  ): Promise<void> {
    const details = {
      licenseNumber: number,
      licenseClasses: classes,
      licenseValidUntil: validUntil,
      dateOfBirth,
    };
    const { licence, errors } = checkLicence(details, this.licences.today());
    if (errors[0]) throw refuseFields(errors[0], ...errors.slice(1));
    if (!licence) return;
    const problem = licenceProblem({ licence, startsAt, endsAt }, this.settings.current);
    if (problem) throw refuse('WRONG_STATE', problem.text, { status, reason: problem.reason });
    await this.recording.storeApproved(manager, by, customerId, licence);
  }
}

const hasDetails = ({ classes, validUntil, dateOfBirth }: TypedLicence): boolean =>
  Boolean(classes || validUntil || dateOfBirth);
