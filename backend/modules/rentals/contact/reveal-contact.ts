import { Injectable } from '@nestjs/common';
import type { ContactReason, RenterContact } from '../../../contract/rentals/contact.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Audit } from '../../audit/index.js';
import { CustomerContacts } from '../../customers/index.js';
import { noSuchRental } from '../lock-rental.js';

/** Returns the mobile number of a renter at any time. Records the access. */
@Injectable()
export class RevealContact {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly contacts: CustomerContacts,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002 */
  reveal(by: Caller, rentalId: number, reason: ContactReason): Promise<RenterContact> {
    return this.unitOfWork.run(async (manager) => {
      const [rental] = await manager.query<{ customerId: number }[]>(
        'SELECT customer_id AS "customerId" FROM rentals WHERE id = $1',
        [rentalId],
      );
      if (!rental) throw noSuchRental('ANY');
      const { mobile } = await this.contacts.findById(manager, rental.customerId);
      await this.audit.record(manager, by, {
        action: 'reveal-contact',
        subject: 'customer',
        subjectId: rental.customerId,
        after: { reason, rentalId },
      });
      return { mobile: mobile ?? '' };
    });
  }
}
