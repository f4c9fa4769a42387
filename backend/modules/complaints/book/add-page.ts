import type { EntityManager } from 'typeorm';
import type { OperatorLicence } from '../../../contract/business-identity.js';
import { defined } from '../../../contract/defined.js';

interface Complainant {
  mobile: string | null;
  email: string;
}

/**
 * Adds the next page of the complaint book for a new complaint, and returns its number. Locks the document series. The
 * caller must not take other locks afterwards.
 */
export async function addPage(
  manager: EntityManager,
  complaintId: number,
  { mobile, email }: Complainant,
  licence: OperatorLicence,
): Promise<string> {
  const [page] = await manager.query<{ number: string }[]>(
    `INSERT INTO complaint_pages (complaint_id, number, at, content)
     SELECT p.id, n.number, n.at,
            document_parties(p.customer_id, NULL, n.at) - 'rental'
            || jsonb_build_object('mobile', $2::text, 'email', $3::text, 'licence', $4::text, 'complaint', p.number,
                                  'subject', p.subject, 'message', p.message, 'hasFile', p.image_id IS NOT NULL)
       FROM complaints p CROSS JOIN next_document_number('CB') n WHERE p.id = $1
     RETURNING number`,
    [complaintId, mobile ?? '', email, [licence.number, licence.authority].filter(Boolean).join(', ')],
  );
  return defined(page, 'page').number;
}
