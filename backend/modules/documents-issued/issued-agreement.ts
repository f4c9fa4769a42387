import type { EntityManager } from 'typeorm';
import { defined } from '../../contract/defined.js';
import type { Language } from '../../contract/language.js';
import type { IssuedNumber } from './issued-numbers.js';
import { issuedText } from './printed-document.js';

/**
 * Issues the agreement of a rental that the transaction has confirmed, which otherwise happens at its commit. The caller must
 * hold the lock of the rental.
 * @returns the sentence that names it
 */
export async function issueAgreement(
  manager: EntityManager,
  rental: { id: number; language: Language },
): Promise<string> {
  await manager.query('SET CONSTRAINTS rentals_agreement IMMEDIATE');
  await manager.query('SET CONSTRAINTS rentals_agreement DEFERRED');
  const [agreement] = await manager.query<IssuedNumber[]>(
    `SELECT series, number FROM issued_documents WHERE rental_id = $1 AND series = 'AG' ORDER BY version DESC LIMIT 1`,
    [rental.id],
  );
  return issuedText([defined(agreement, 'agreement')], rental.language);
}
