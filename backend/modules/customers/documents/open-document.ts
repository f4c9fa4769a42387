import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DocumentLink } from '../../../contract/customers/people.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { fileNameOf, SignedLinks } from '../../../platform/files/index.js';
import { networkOf } from '../../../platform/http/network.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import type { DocumentKind } from './document.entity.js';

interface FoundDocument {
  key: string;
  contentType: string;
  kind: DocumentKind;
  customerId: number;
}

/** Returns a link to a document. An access by staff is recorded in the transaction that signs the link. */
@Injectable()
export class OpenDocument {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly links: SignedLinks,
    private readonly audit: Audit,
  ) {}

  /**
   * Returns a link for the owner and admins; also for custom admins if the document belongs to a rental
   * (RENTAL_PHOTO), such as a handover photo or a signature.
   * @throws Refusal 1002 for other callers.
   */
  open(by: Caller, id: string): Promise<DocumentLink> {
    return this.unitOfWork.run(async (manager) => {
      const { kind, customerId, key, contentType } = await this.find(manager, by, id);
      if (by.kind !== 'customer')
        await this.audit.record(manager, by, {
          action: 'view-document',
          subject: 'customer',
          subjectId: customerId,
          after: { document: kind, documentId: id, network: networkOf(by.address) },
        });
      return this.links.sign(by, { key, contentType, fileName: fileNameOf(kind, contentType) }, manager);
    });
  }

  private async find(manager: EntityManager, by: Caller, id: string): Promise<FoundDocument> {
    const [document] = await manager.query<FoundDocument[]>(
      `SELECT storage_key AS key, content_type AS "contentType", kind, customer_id AS "customerId" FROM documents
        WHERE id = $1 AND ($2 = 'admin' OR $2 = 'customer' AND customer_id = $3 OR $2 = 'custom-admin' AND kind = 'RENTAL_PHOTO')`,
      [id, by.kind, by.id],
    );
    if (!document) throw refuse('NOT_FOUND', messageOf(customersMessages, 'documentNotFound'));
    return document;
  }
}
