import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MAX_DOCUMENT_BYTES } from '../../../contract/limits.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Forms, type FormSpec, prepareDocument } from '../../../platform/files/index.js';
import { onceKey } from '../../../platform/http/idempotency/idempotency.js';
import { AddCustomer } from './add-customer.js';
import type { Registration } from './register-customer.js';

const SPEC = {
  fields: { mobile: 200, email: 1000, name: 1000, address: 4000, aadhaarNumber: 200 },
  files: {
    aadhaarFile: { maxBytes: MAX_DOCUMENT_BYTES },
    drivingLicenseFile: { maxBytes: MAX_DOCUMENT_BYTES },
  },
} satisfies FormSpec<string, string>;

/** Reads the form of the desk and runs the command. */
@Injectable()
export class AddCustomerForm {
  constructor(
    private readonly forms: Forms,
    private readonly addCustomer: AddCustomer,
  ) {}

  /** @returns The customer's id. */
  submit(by: Caller, request: FastifyRequest): Promise<number> {
    return this.forms.withForm(request, SPEC, async ({ fields: { mobile, email, ...texts }, files }) => {
      const prepared: Registration['files'] = {};
      for (const name of ['aadhaarFile', 'drivingLicenseFile'] as const) {
        const upload = files[name][0];
        if (upload) prepared[name] = await prepareDocument(upload);
      }
      const once = onceKey(request, [
        mobile,
        email,
        texts,
        prepared.aadhaarFile?.sha256,
        prepared.drivingLicenseFile?.sha256,
      ]);
      return this.addCustomer.add(by, { mobile, email, texts, files: prepared }, once);
    });
  }
}
