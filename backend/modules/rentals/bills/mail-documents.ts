import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from '../../../contract/language.js';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import { type CustomerMessage, LockCustomer, NotifyCustomer } from '../../customers/index.js';
import {
  customersToMail,
  issuedText,
  takeWaiting,
  type WaitingDocument,
} from '../../documents-issued/index.js';
import { documentMailTextsHindi } from './document-mail-texts.hindi.js';
import { documentMailTexts } from './document-mail-texts.js';

const textsIn = translationsOf(documentMailTexts, documentMailTextsHindi);

/** Sends the documents that no other message contains. Several processes can run this at the same time. */
@Injectable()
export class MailDocuments {
  private readonly log = new Logger(MailDocuments.name);

  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly messages: NotifyCustomer,
  ) {}

  @Cron('30 * * * * *', { waitForCompletion: true, name: 'mail-documents' })
  async mailAll(): Promise<void> {
    await forEachDue({
      read: () => customersToMail(this.db.manager),
      work: ({ id }) => this.unitOfWork.run((manager) => this.mail(manager, id)),
      onUnread: (error) => this.log.warn({ error }, 'the documents to send could not be read'),
      onFailed: ({ id }, error) =>
        this.log.warn({ error, customer: id }, 'documents of a customer could not be sent'),
    });
  }

  /** Sends one message for each rental; none if another process sent the documents before the lock. */
  private async mail(manager: EntityManager, customerId: number): Promise<void> {
    const { email, language, erased } = await this.customers.lockEvenErased(manager, customerId);
    const byRental = new Map<string, WaitingDocument[]>();
    const waiting = await takeWaiting(manager, customerId);
    if (erased) return;
    for (const document of waiting) {
      const key = document.rental?.reference ?? '';
      byRental.set(key, [...(byRental.get(key) ?? []), document]);
    }
    for (const documents of byRental.values())
      await this.messages.queue(manager, { customerId, email }, documentsMessage(documents, language));
  }
}

function documentsMessage(documents: readonly WaitingDocument[], language: Language): CustomerMessage {
  const t = textsIn(language);
  const rental = documents[0]?.rental;
  return {
    subject: rental ? t(rental.kind, rental) : t('subject'),
    text: t('text', { issued: issuedText(documents, language) }),
    page: rental ? `/confirmation/${rental.reference}` : '/dashboard/bookings',
    documents: documents.map(({ id }) => id),
  };
}
