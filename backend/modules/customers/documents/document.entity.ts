import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { IdentityKind } from '../../../contract/customers/identity-documents.js';
import { Customer } from '../customer.entity.js';

export type DocumentKind =
  | IdentityKind
  | `${IdentityKind}_BACK`
  | 'DRIVING_LICENSE'
  | 'DRIVING_LICENSE_BACK'
  | 'PAYMENT_SCREENSHOT'
  | 'COMPLAINT_IMAGE'
  | 'RENTAL_PHOTO';

/** A private file of a customer. Only the newest file of each kind of identity document is used. */
@Entity('documents')
@Index('documents_customer_idx', ['customerId', 'kind', 'createdAt'])
@Index('documents_content_idx', ['sha256'])
@Index('documents_storage_key_idx', ['storageKey'])
@Check(
  'documents_kind_check',
  `kind IN ('AADHAAR', 'AADHAAR_BACK', 'DRIVING_LICENSE', 'DRIVING_LICENSE_BACK', 'PAYMENT_SCREENSHOT', 'COMPLAINT_IMAGE', 'RENTAL_PHOTO', 'PASSPORT', 'PASSPORT_BACK', 'VOTER_ID', 'VOTER_ID_BACK')`,
)
export class CustomerDocument {
  @PrimaryColumn('uuid')
  id: string;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer)
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  @Column('text')
  kind: DocumentKind;

  @Column('text')
  storageKey: string;

  @Column('text')
  contentType: string;

  @Column('integer')
  bytes: number;

  /** Hash of the uploaded file, in hexadecimal. */
  @Column('text')
  sha256: string;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
