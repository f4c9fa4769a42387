import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { identityChoices } from '../../../contract/customers/identity-documents.js';
import type { AadhaarQrChecked } from '../../../contract/customers/people.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Environment } from '../../../platform/config/environment.js';
import { ENVIRONMENT } from '../../../platform/config/environment.token.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Settings } from '../../settings/index.js';
import { qrConsentInForce } from '../consents/consent-in-force.js';
import { insertConsent } from '../consents/consents.js';
import { LockCustomer, type LockedCustomer } from '../lock-customer.js';
import { Renewals } from '../renewals/renewals.js';
import { AadhaarChecks } from './aadhaar-checks.js';
import { readAadhaarQr } from './aadhaar-qr.rules.js';

/**
 * Checks the QR code of an Aadhaar card. The result replaces the number and the image of the card in the registration.
 */
@Injectable()
export class CheckAadhaarQr {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly renewals: Renewals,
    private readonly checks: AadhaarChecks,
    private readonly settings: Settings,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'uidaiCertificates'>,
  ) {}

  /**
   * @throws Refusal 1001 if the code is unreadable or its signature invalid; 1015 if the check is off, the consent text
   * changed, or no identity document is requested.
   */
  async check(customerId: number, qr: string, consentVersion: string): Promise<AadhaarQrChecked> {
    const { uidaiCertificates } = this.environment;
    const settings = this.settings.current;
    const isAccepted = identityChoices(settings.acceptedIdentities).includes('AADHAAR');
    if (!settings.aadhaarOffline || uidaiCertificates.length === 0 || !isAccepted)
      throw refuse('WRONG_STATE', messageOf(customersMessages, 'aadhaarQrOff'));
    const consent = qrConsentInForce(settings);
    if (consentVersion !== consent.version)
      throw refuse('WRONG_STATE', messageOf(customersMessages, 'consentChanged'), { status: 'CHANGED' });
    const read = await readAadhaarQr(qr, uidaiCertificates);
    if (typeof read === 'string')
      throw refuseFields({ field: 'qr', message: messageOf(customersMessages, read) });
    await this.unitOfWork.run(async (manager) => {
      await this.requireAsked(manager, await this.customers.lock(manager, customerId));
      await this.checks.store(manager, customerId, read);
      await insertConsent(manager, customerId, 'AADHAAR_QR', consent);
    });
    return { lastFour: read.lastFour, issuedAt: read.issuedAt.toISOString() };
  }

  /**
   * Applies the same conditions as the registration form.
   * @throws Refusal 1015 if no identity document is requested.
   */
  private async requireAsked(manager: EntityManager, { id, approval }: LockedCustomer): Promise<void> {
    const renewal = await this.renewals.find(manager, id);
    if (approval === 'PENDING' || renewal?.submittedAt)
      throw refuse('WRONG_STATE', messageOf(customersMessages, 'alreadyUnderVerification'));
    if (approval === 'APPROVED' && !renewal?.reasons.aadhaar)
      throw refuse('WRONG_STATE', messageOf(customersMessages, 'alreadyApproved'));
  }
}
