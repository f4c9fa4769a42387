import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OTP_TRIES } from '../../../contract/limits.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import { changeOneRow, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { StaffDirectory } from '../../staff/index.js';
import { LoginHashes } from './login-hashes.js';
import { StoreChallenge } from './store-challenge.js';

const ROLES = ['ADMIN', 'CUSTOM_ADMIN'] as const;

interface Requested {
  id: string;
  purpose: (typeof ROLES)[number];
  identityHash: string;
  asker: string;
  digits: number;
}

/** Creates a code that the command line prints, for a staff member who cannot receive SMS. */
@Injectable()
export class PrintCode {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly hashes: LoginHashes,
    private readonly challenges: StoreChallenge,
    private readonly staff: StaffDirectory,
    private readonly audit: Audit,
  ) {}

  /**
   * Replaces the code of the member's newest request, so that the sign-in page accepts it like a code from an SMS.
   * @throws Refusal 1002 if no enabled member has the number; 1015 if the member has not requested a code.
   */
  print(mobile: string): Promise<string> {
    return this.unitOfWork.run(async (manager) => {
      const requested = await this.lockNewest(manager, mobile);
      const ids: (number | null)[] = [];
      for (const role of ROLES) ids.push(await this.staff.activeId(manager, role, mobile));
      if (ids.every((id) => id === null))
        throw refuse('NOT_FOUND', messageOf(officeMessages, 'staffNotFound'));
      const staffId = requested ? ids[ROLES.indexOf(requested.purpose)] : null;
      if (!requested || !staffId) throw refuse('WRONG_STATE', messageOf(loginMessages, 'noCodeRequested'));
      const made = await this.challenges.makeCode(manager, { ...requested, isSent: true });
      await changeOneRow(manager, 'UPDATE login_challenges SET code_id = $2 WHERE id = $1', [
        requested.id,
        made.id,
      ]);
      await this.audit.record(manager, null, { action: 'print-code', subject: 'staff', subjectId: staffId });
      return made.code;
    });
  }

  private async lockNewest(manager: EntityManager, mobile: string): Promise<Requested | undefined> {
    const [row] = await manager.query<Requested[]>(
      `SELECT h.id, h.purpose, h.identity_hash AS "identityHash", h.asker, c.digits
         FROM login_challenges h JOIN one_time_codes c ON c.id = h.code_id
        WHERE h.identity_hash = ANY ($1) AND h.purpose = ANY ($2) AND h.ended_at IS NULL AND h.tries < $3
          AND c.used_at IS NULL AND c.expires_at > app_now()
        ORDER BY h.created_at DESC LIMIT 1 FOR UPDATE OF h`,
      [this.hashes.identity('mobile', mobile), ROLES, OTP_TRIES],
    );
    return row;
  }
}
