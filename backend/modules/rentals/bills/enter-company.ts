import { Injectable } from '@nestjs/common';
import { documentsMessages } from '../../../contract/messages/documents.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { RentalCompany } from '../../../contract/rentals/rental-company.js';
import { changeOneRow, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { hasInvoice } from '../../documents-issued/index.js';
import { idOfOwnRental, LockRental } from '../lock-rental.js';
import { refuseCompany } from './company.rules.js';

/** Stores the company that a customer enters for later documents of a rental. */
@Injectable()
export class EnterCompany {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
  ) {}

  /** @throws Refusal 1001, 1002, 1015 NO_TAX, INVOICED */
  async enter(customerId: number, reference: string, company: RentalCompany): Promise<void> {
    const problem = refuseCompany(company);
    if (problem) throw refuseFields(problem);
    await this.unitOfWork.run(async (manager) => {
      const id = await idOfOwnRental(manager, customerId, reference);
      const { charges, status } = await this.rentals.afterCustomer(manager, id);
      if (!charges.gst)
        throw refuse('WRONG_STATE', messageOf(documentsMessages, 'noTax'), { status, reason: 'NO_TAX' });
      if (await hasInvoice(manager, id))
        throw refuse('WRONG_STATE', messageOf(documentsMessages, 'invoiced'), { status, reason: 'INVOICED' });
      await changeOneRow(
        manager,
        `UPDATE rentals SET company_name = nullif($2, ''), company_gstin = nullif($3, '') WHERE id = $1`,
        [id, company.name, company.gstin],
      );
    });
  }
}
