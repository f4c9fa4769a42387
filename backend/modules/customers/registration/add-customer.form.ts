import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/auth/access.js';
import { Forms, type FormSpec } from '../../../platform/files/index.js';
import { onceKey } from '../../../platform/http/idempotency/idempotency.js';
import { AddCustomer } from './add-customer.js';
import { FILE_LIMITS, fingerprintsOf, prepareFiles, REGISTRATION_FIELDS } from './registration-files.js';

const SPEC = {
  fields: { mobile: 200, email: 1000, challengeId: 100, otp: 100, ...REGISTRATION_FIELDS },
  files: FILE_LIMITS,
} satisfies FormSpec<string, string>;

/** Reads the desk's registration form and runs the command. */
@Injectable()
export class AddCustomerForm {
  constructor(
    private readonly forms: Forms,
    private readonly addCustomer: AddCustomer,
  ) {}

  /** @returns The customer's id. */
  submit(by: Caller, request: FastifyRequest): Promise<number> {
    return this.forms.withForm(
      request,
      SPEC,
      async ({ fields: { mobile, email, challengeId, otp, ...texts }, files }) => {
        const prepared = await prepareFiles(files);
        const once = onceKey(request, [
          mobile,
          email,
          { ...texts, challengeId, otp },
          ...fingerprintsOf(prepared),
        ]);
        return this.addCustomer.add(
          by,
          { mobile, email, code: { challengeId, otp }, texts, files: prepared },
          once,
        );
      },
    );
  }
}
