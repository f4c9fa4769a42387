import { Injectable, Logger } from '@nestjs/common';
import { type LabelledCounter, Metrics } from '../../../platform/observability/metrics.js';
import type { LimitName } from '../codes/code.rules.js';
import type { LoginPurpose } from '../codes/one-time-code.entity.js';
import type { SignInOutcome } from './sign-in-record.entity.js';

const CODE_OUTCOMES = new Set<SignInOutcome>(['SENT', 'JOINED', 'NOT_SENT']);

/** Counts the steps of sign-ins, and logs them without the identity or the network. */
@Injectable()
export class SignInMetrics {
  private readonly log = new Logger('sign-in');
  private readonly codes: LabelledCounter<'purpose' | 'result'>;
  private readonly signIns: LabelledCounter<'purpose' | 'result'>;
  private readonly limited: LabelledCounter<'limit'>;

  constructor(metrics: Metrics) {
    this.codes = metrics.addCounter('rental_codes_total', 'Requests for one-time codes.', [
      'purpose',
      'result',
    ]);
    this.signIns = metrics.addCounter('rental_sign_ins_total', 'Codes that were entered.', [
      'purpose',
      'result',
    ]);
    this.limited = metrics.addCounter(
      'rental_limited_total',
      'Requests for codes that a limit refused, or that received a long code (allowance).',
      ['limit'],
    );
  }

  count(purpose: LoginPurpose, outcome: SignInOutcome): void {
    const counter = CODE_OUTCOMES.has(outcome) ? this.codes : this.signIns;
    counter.count({ purpose, result: outcome });
    this.log.log({ purpose, outcome });
  }

  /** Counts a limited request. `allowance` means that the code is long because of wrong attempts. */
  countLimited(limit: LimitName | 'allowance'): void {
    this.limited.count({ limit });
  }
}
