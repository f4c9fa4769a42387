import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/auth/access.js';
import type { AuditNote } from '../audit/index.js';
import { TransactionDetailsForm } from '../rentals/index.js';
import { DeskRentals, onBehalfOf } from './desk-rentals.js';

/** Stores the payment of a customer at the desk for the hold that their code placed. */
@Injectable()
export class SubmitDeskPayment {
  constructor(
    private readonly deskRentals: DeskRentals,
    private readonly form: TransactionDetailsForm,
  ) {}

  async submit(by: Caller, id: string, request: FastifyRequest): Promise<void> {
    const { customerId, action, holdId } = await this.deskRentals.findHeld(by, id);
    const serves = { type: action, holdId };
    const note: AuditNote = {
      action: 'submit-desk-payment',
      subject: 'customer',
      subjectId: customerId,
      after: { deskRental: id, holdId },
    };
    await this.form.submit(onBehalfOf(customerId, by), request, serves, { by, note });
  }
}
