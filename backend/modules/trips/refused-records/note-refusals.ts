import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { type CodeName, CODES } from '../../../contract/codes.js';
import { defined } from '../../../contract/defined.js';
import type { HandoverDraft } from '../../../contract/rentals/handovers.js';
import { named } from '../../../platform/database/named.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Refusal } from '../../../platform/http/refusal.js';

/** Refusals that staff cannot resolve by correcting the form. */
const NOTED: readonly CodeName[] = [
  'NOT_FOUND',
  'ACCOUNT_REJECTED',
  'PAYMENT_NEEDED',
  'WRONG_STATE',
  'APPROVAL_NEEDED',
];

// The record is missing on the server if its first request was refused. A 1002 does not replace an earlier code,
// because a colleague who signs in on the phone gets only 1002.
const NOTE = `
  INSERT INTO refused_records (record_id, rental_id, kind, staff_id, code)
  SELECT :recordId, f.rental_id, coalesce(h.kind, :kind::text), coalesce(h.staff_id, :staffId::int), :code
    FROM (SELECT) AS request
    LEFT JOIN handovers h ON h.id = :recordId
    JOIN rented_types f ON f.rental_id = coalesce(h.rental_id, :rentalId::int)
   WHERE coalesce(h.kind, :kind) IS NOT NULL
  ON CONFLICT (record_id) DO UPDATE SET code = excluded.code WHERE excluded.code <> ${CODES.NOT_FOUND.code}`;

/** Stores each refused request of a record, so that the office knows which records are still on a phone. */
@Injectable()
export class NoteRefusals implements NestInterceptor {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (error instanceof Refusal && NOTED.includes(error.codeName)) await this.note(request, error);
        throw error;
      }),
    );
  }

  private async note({ params, body, caller }: FastifyRequest, { codeName }: Refusal): Promise<void> {
    const { id: recordId } = params as { id: string };
    if (!isUUID(recordId)) return;
    const draft = body as Partial<HandoverDraft> | undefined;
    await this.unitOfWork.run((manager) =>
      manager.query(
        ...named(NOTE, {
          recordId,
          rentalId: draft?.rentalId ?? null,
          kind: draft?.kind ?? null,
          staffId: defined(caller, 'caller').id,
          code: CODES[codeName].code,
        }),
      ),
    );
  }
}
