import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/auth/access.js';
import { Forms, type FormSpec } from '../../../platform/files/index.js';
import { onceKey } from '../../../platform/http/idempotency/idempotency.js';
import { RegisterCustomer } from './register-customer.js';
import { FILE_LIMITS, fingerprintsOf, prepareFiles, REGISTRATION_FIELDS } from './registration-files.js';

const SPEC = {
  fields: REGISTRATION_FIELDS,
  files: FILE_LIMITS,
} satisfies FormSpec<string, string>;

/** Reads the registration form and runs the command. */
@Injectable()
export class RegistrationForm {
  constructor(
    private readonly forms: Forms,
    private readonly registerCustomer: RegisterCustomer,
  ) {}

  submit(by: Caller, request: FastifyRequest): Promise<void> {
    return this.forms.withForm(request, SPEC, async ({ fields, files }) => {
      const prepared = await prepareFiles(files);
      const once = onceKey(request, [fields, ...fingerprintsOf(prepared)]);
      await this.registerCustomer.register(by, { texts: fields, files: prepared }, once);
    });
  }
}
