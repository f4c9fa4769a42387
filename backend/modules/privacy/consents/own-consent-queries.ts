import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OwnConsent, WithdrawablePurpose } from '../../../contract/privacy/consent.js';
import { CONSENTS } from '../export/export-parts-queries.js';

const OWN = `
  SELECT purpose, version, at, "withdrawnAt" FROM (${CONSENTS}
   UNION ALL
  SELECT 'NEWSLETTER', NULL, NULL, s.confirmed_at, NULL FROM subscribers s JOIN customers c ON c.email = s.email WHERE c.id = $1 AND s.confirmed_at IS NOT NULL) g
   ORDER BY at DESC LIMIT 200`;

interface Row {
  purpose: 'REGISTRATION' | WithdrawablePurpose;
  version: string | null;
  at: Date;
  withdrawnAt: Date | null;
}

/** Reads the consents that customers see on their profile. */
@Injectable()
export class OwnConsentQueries {
  constructor(private readonly db: DataSource) {}

  async ofCustomer(customerId: number): Promise<OwnConsent[]> {
    // Never null: purpose. It is a constant or a column that is not nullable.
    // Never null: at. The WHERE clauses exclude null.
    const rows = await this.db.query<Row[]>(OWN, [customerId]);
    return rows.map(({ at, withdrawnAt, ...row }) => ({
      ...row,
      at: at.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
      canWithdraw: row.purpose !== 'REGISTRATION' && withdrawnAt === null,
    }));
  }
}
