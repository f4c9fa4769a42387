import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { networkOf } from '../../platform/http/network.js';
import { Audit } from '../audit/index.js';
import { picturesOf } from './document-pictures.js';
import type { StoredDocument } from './printed-document.js';

/** Records that a staff member sees the photos of a rental in an issued document. */
@Injectable()
export class RecordDocumentLook {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** Records nothing for a document without images. */
  async record(by: Caller, { id, customerId, content }: StoredDocument): Promise<void> {
    if (picturesOf(content, 'en').length === 0) return;
    await this.unitOfWork.run((manager) =>
      this.audit.record(manager, by, {
        action: 'view-document',
        subject: 'customer',
        subjectId: customerId,
        after: { document: 'RENTAL_PHOTO', issuedDocumentId: id, network: networkOf(by.address) },
      }),
    );
  }
}
