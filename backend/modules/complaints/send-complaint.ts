import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MAX_OPEN_COMPLAINTS } from '../../contract/customers/complaints.js';
import { defined } from '../../contract/defined.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { Caller } from '../../platform/auth/access.js';
import type { PreparedDocument } from '../../platform/files/index.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { refuse } from '../../platform/http/refusal.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { newReference } from '../calendar/index.js';
import { CustomerContacts, LockCustomer, type StoredDocument, StoreDocuments } from '../customers/index.js';
import { Settings } from '../settings/index.js';
import { addPage } from './book/add-page.js';
import type { ComplaintTexts } from './complaint.rules.js';
import { receivedMessage } from './messages/complaint.messages.js';

export interface NewComplaint extends ComplaintTexts {
  image: PreparedDocument | null;
}

export interface SentComplaint {
  complaintId: number;
}

/** Stores a complaint, assigns its number and, if the complaint book is on, its page, and acknowledges it by e-mail. */
@Injectable()
export class SendComplaint {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly documents: StoreDocuments,
    private readonly customers: LockCustomer,
    private readonly contacts: CustomerContacts,
    private readonly settings: Settings,
    private readonly outbox: Outbox,
  ) {}

  send(by: Caller, complaint: NewComplaint, once: OnceKey | null): Promise<SentComplaint> {
    return this.documents.during(complaint.image ? [complaint.image] : [], ([image]) =>
      this.idempotency.run(once, (manager) => this.work(manager, by, complaint, image ?? null)),
    );
  }

  private async work(
    manager: EntityManager,
    by: Caller,
    { subject, message }: NewComplaint,
    stored: StoredDocument | null,
  ): Promise<SentComplaint> {
    await this.customers.lock(manager, by.id);
    await requireFewOpen(manager, by.id);
    const image = await stored?.record(manager, by.id, 'COMPLAINT_IMAGE');
    const number = newReference();
    const [row] = await manager.query<{ id: number; createdAt: Date }[]>(
      `INSERT INTO complaints (number, customer_id, subject, message, image_id) VALUES ($1, $2, $3, $4, $5)
       RETURNING id, created_at AS "createdAt"`,
      [number, by.id, subject, message, image?.id ?? null],
    );
    const { id: complaintId, createdAt: at } = defined(row, 'row');
    const contact = await this.contacts.findById(manager, by.id);
    const { complaintBook, operatorLicence, rules } = this.settings.current;
    const page = complaintBook ? await addPage(manager, complaintId, contact, operatorLicence) : null;
    const complaint = { ...contact, number, subject, at, zone: rules.zone };
    await this.outbox.queue(manager, receivedMessage(complaint, page));
    return { complaintId };
  }
}

/** @throws Refusal 1020. The caller must hold the customer's lock. */
async function requireFewOpen(manager: EntityManager, customerId: number): Promise<void> {
  const [open] = await manager.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM complaints WHERE customer_id = $1 AND state = 'OPEN'`,
    [customerId],
  );
  if (defined(open, 'open').count < MAX_OPEN_COMPLAINTS) return;
  throw refuse('TOO_MANY_OPEN', messageOf(officeMessages, 'tooManyComplaints', { max: MAX_OPEN_COMPLAINTS }));
}
