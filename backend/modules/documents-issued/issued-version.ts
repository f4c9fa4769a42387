import type { EntityManager } from 'typeorm';
import type { Language } from '../../contract/language.js';
import type { IssuedNumber } from './issued-numbers.js';
import { issuedText } from './printed-document.js';

/** The sentence that names a document, and the document's id. */
export interface IssuedVersion {
  text: string;
  documents: number[];
}

const TRIGGERS = { AG: 'rentals_agreement', SS: 'settlements_sheet' } as const;

/**
 * Issues the agreement or settlement sheet after the transaction's changes now, instead of at the commit. The caller
 * must hold the lock of the rental.
 * @returns The newest document of the series; null if there is none.
 */
export async function issueVersion(
  manager: EntityManager,
  series: keyof typeof TRIGGERS,
  rental: { id: number; language: Language },
): Promise<IssuedVersion | null> {
  await manager.query(`SET CONSTRAINTS ${TRIGGERS[series]} IMMEDIATE`);
  await manager.query(`SET CONSTRAINTS ${TRIGGERS[series]} DEFERRED`);
  const documents = await manager.query<IssuedNumber[]>(
    'SELECT id, series, number FROM issued_documents WHERE rental_id = $1 AND series = $2 ORDER BY version DESC LIMIT 1',
    [rental.id, series],
  );
  if (documents.length === 0) return null;
  return { text: issuedText(documents, rental.language), documents: documents.map(({ id }) => id) };
}
