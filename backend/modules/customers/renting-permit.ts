import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Day, shortDay } from '../../contract/calendar.js';
import { ageOn } from '../../contract/customers/licence.js';
import type { ApprovalNeededData } from '../../contract/customers/people.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { Settings } from '../settings/index.js';
import type { CustomerApproval } from './customer.entity.js';
import { Licences } from './licences/licences.js';
import { LockCustomer, type LockedCustomer } from './lock-customer.js';

interface RentingCustomer {
  mobile: string | null;
  approval: CustomerApproval;
  suspended: boolean;
}

/** A licence in the form that {@link LICENCE_IN_FORCE} returns. */
export interface LicenceInForce {
  customerId: number;
  validUntil: Day;
  /** Sealed, in base64. */
  birthDate: string;
}

/** SQL: the licence of a customer that must be valid for a rental; null if it is not known. */
export const LICENCE_IN_FORCE = (customerId: string): string =>
  `(SELECT json_build_object('customerId', customer_id, 'validUntil', valid_until, 'birthDate', encode(sealed_birth_date, 'base64'))
      FROM licences_in_force WHERE customer_id = ${customerId})`;

/** Decides whether a customer may rent. */
@Injectable()
export class RentingPermit {
  constructor(
    private readonly customers: LockCustomer,
    private readonly settings: Settings,
    private readonly licences: Licences,
  ) {}

  /**
   * Locks the customer, then decides.
   * @throws Refusal 1006 if suspended or rejected; 1019 if the settings require approval first.
   */
  async require(manager: EntityManager, customerId: number): Promise<LockedCustomer> {
    const customer = await this.customers.lock(manager, customerId);
    this.requirePermitted(customer);
    return customer;
  }

  /**
   * Runs the same check without a lock, for a screen. The command checks again.
   * @throws Refusal as {@link require} and {@link requireNumber} do, and as {@link requireLicence} does for a window.
   */
  async check(db: Pick<EntityManager, 'query'>, customerId: number, window?: RentalWindow): Promise<void> {
    const [customer] = await db.query<(RentingCustomer & { licence: LicenceInForce | null })[]>(
      `SELECT mobile, approval, suspended_at IS NOT NULL AS suspended, ${LICENCE_IN_FORCE('$1')} AS licence FROM customers WHERE id = $1`,
      [customerId],
    );
    this.requirePermitted(customer);
    if (customer) this.requireNumber(customer);
    if (window) this.requireLicence(customer?.licence ?? null, window);
  }

  /**
   * Checks the licence, if it is known.
   * @throws Refusal 1019 if it expires before the return; 1001 if the driver is too young.
   */
  requireLicence(licence: LicenceInForce | null, { fromDate, toDate }: RentalWindow): void {
    if (!licence) return;
    if (licence.validUntil < toDate) {
      const data: ApprovalNeededData = { approval: null, need: 'LICENCE' };
      const day = shortDay(licence.validUntil);
      throw refuse('APPROVAL_NEEDED', messageOf(customersMessages, 'licenceRunsOut', { day }), data);
    }
    const { minimumAge } = this.settings.current.rules;
    const born = this.licences.openBirthDate(licence);
    if (born && ageOn(born, fromDate) < minimumAge)
      throw refuseFields({
        field: 'fromDate',
        message: messageOf(customersMessages, 'tooYoung', { age: minimumAge }),
      });
  }

  /** @throws Refusal 1001 if another account got the number, because the office must be able to reach the driver. */
  requireNumber({ mobile }: Pick<RentingCustomer, 'mobile'>): void {
    if (mobile === null)
      throw refuseFields({ field: 'mobile', message: messageOf(customersMessages, 'numberNeeded') });
  }

  /** @throws Refusal as {@link require} does. */
  requirePermitted(customer: Omit<RentingCustomer, 'mobile'> | undefined): void {
    if (!customer || customer.suspended)
      throw refuse('ACCOUNT_REJECTED', messageOf(customersMessages, 'suspended'));
    if (customer.approval === 'REJECTED') {
      throw refuse('ACCOUNT_REJECTED', messageOf(customersMessages, 'rejectedLogIn'));
    }
    if (this.settings.current.approvalBeforeRenting && customer.approval !== 'APPROVED') {
      const data: ApprovalNeededData = { approval: customer.approval === 'PENDING' ? 'PENDING' : null };
      throw refuse(
        'APPROVAL_NEEDED',
        data.approval === null
          ? messageOf(customersMessages, 'uploadFirst')
          : messageOf(customersMessages, 'rentOnceApproved'),
        data,
      );
    }
  }
}
