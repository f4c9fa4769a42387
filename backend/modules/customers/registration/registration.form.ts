import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MAX_DOCUMENT_BYTES } from '../../../contract/limits.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Forms, type FormSpec, prepareDocument } from '../../../platform/files/index.js';
import { onceKey } from '../../../platform/http/idempotency/idempotency.js';
import { RegisterCustomer, type Registration } from './register-customer.js';

const SPEC = {
  fields: { name: 1000, address: 4000, aadhaarNumber: 200 },
  files: {
    aadhaarFile: { maxBytes: MAX_DOCUMENT_BYTES },
    drivingLicenseFile: { maxBytes: MAX_DOCUMENT_BYTES },
  },
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
      const prepared: Registration['files'] = {};
      for (const name of ['aadhaarFile', 'drivingLicenseFile'] as const) {
        const upload = files[name][0];
        if (upload) prepared[name] = await prepareDocument(upload);
      }
      const once = onceKey(request, [
        fields,
        prepared.aadhaarFile?.sha256,
        prepared.drivingLicenseFile?.sha256,
      ]);
      await this.registerCustomer.register(by, { texts: fields, files: prepared }, once);
    });
  }
}
