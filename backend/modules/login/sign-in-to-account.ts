import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LoginVerifyResult, SendOtpResult } from '../../contract/people.js';
import { Sessions } from '../../platform/auth/sessions.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { Transactions } from '../../platform/database/transaction.js';
import { refuse } from '../../platform/http/refusal.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Accounts } from '../customers/index.js';
import { LoginCodes, tooMany } from './login-codes.js';
import { retryAfterUnknown } from './login-limits.rules.js';
import { codeText } from './login.messages.js';

/** The sign-in of `/login`: by e-mail, to an account that exists. */
@Injectable()
export class SignInToAccount {
  private readonly log = new Logger(SignInToAccount.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly codes: LoginCodes,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async sendCode(email: string, address: string): Promise<SendOtpResult> {
    const result = await this.transactions.run(async (manager) => {
      await this.requireFewUnknown(manager, address);
      const account = await this.accounts.byEmail(manager, email);
      if (!account) {
        await manager.query('INSERT INTO unknown_identities (address) VALUES ($1)', [address]);
        return null;
      }
      if (account.suspended) throw refuse('ACCOUNT_REJECTED', 'This account is suspended. Please call us.');
      const asked = { purpose: 'ACCOUNT' as const, identity: email, mobile: null, address };
      return this.codes.issue(manager, asked, (code) =>
        this.outbox.queue(manager, { channel: 'EMAIL', to: email, ...codeText(code, 'sign in') }),
      );
    });
    if (result) return result;
    this.log.warn(`unknown e-mail address asked for a code, from ${address}`);
    throw refuse(
      'NOT_FOUND',
      'We do not know this e-mail address. Book or reserve a car first to open an account.',
    );
  }

  verify(email: string, otp: string): Promise<LoginVerifyResult> {
    return this.codes.redeem('ACCOUNT', email, otp, async (manager) => {
      const account = await this.accounts.byEmail(manager, email);
      if (!account) throw refuse('ACCOUNT_REJECTED', 'This account is closed. Please call us.');
      await this.accounts.requireOpen(manager, account.id);
      const session = await this.sessions.open(manager, 'customer', account.id);
      const registered = account.approval !== 'NOT_REGISTERED';
      return {
        ...session,
        isRegistered: registered,
        adminApproval: account.approval === 'NOT_REGISTERED' ? null : account.approval,
      };
    });
  }

  /** The same 1011 for known and unknown addresses, so that the limit itself tells nothing. */
  private async requireFewUnknown(manager: EntityManager, address: string): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`unknown from ${address}`]);
    const rows = await manager.query<{ age: number }[]>(
      `SELECT extract(epoch FROM app_now() - created_at)::float AS age FROM unknown_identities
        WHERE address = $1 AND created_at > app_now() - interval '1 hour' ORDER BY created_at`,
      [address],
    );
    const wait = retryAfterUnknown(
      rows.map((row) => row.age),
      this.environment.rateLimits,
    );
    if (wait !== null) throw tooMany(wait);
  }
}
