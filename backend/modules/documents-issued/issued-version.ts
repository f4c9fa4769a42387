import type { EntityManager } from 'typeorm';
import type { Language } from '../../contract/language.js';
import type { IssuedNumber } from './issued-numbers.js';
import { issuedText } from './printed-document.js';

const TRIGGERS = { AG: 'rentals_agreement', SS: 'settlements_sheet' } as const;

/**
 * Issues the agreement or settlement sheet of what the transaction has changed, which otherwise happens at its commit. The
 * caller must hold the lock of the rental.
 * @returns the sentence that names the newest one; null without one
 */
export async function issueVersion(
  manager: EntityManager,
  series: keyof typeof TRIGGERS,
  rental: { id: number; language: Language },
): Promise<string | null> {
  await manager.query(`SET CONSTRAINTS ${TRIGGERS[series]} IMMEDIATE`);
  await manager.query(`SET CONSTRAINTS ${TRIGGERS[series]} DEFERRED`);
  const documents = await manager.query<IssuedNumber[]>(
    'SELECT series, number FROM issued_documents WHERE rental_id = $1 AND series = $2 ORDER BY version DESC LIMIT 1',
    [rental.id, series],
  );
  return documents.length > 0 ? issuedText(documents, rental.language) : null;
}
