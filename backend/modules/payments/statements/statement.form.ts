import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import { MAX_STATEMENT_BYTES, type StatementPreview } from '../../../contract/payments/statements.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Forms, type FormSpec, type Upload } from '../../../platform/files/index.js';
import { onceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { ImportStatement } from './import-statement.js';
import { PreviewStatement } from './preview-statement.js';
import { readMapping } from './statement-mapping.js';

const FILE = { file: { maxBytes: MAX_STATEMENT_BYTES } };
const SPEC = { fields: { name: 2000, mapping: 2000 }, files: FILE } satisfies FormSpec<string, string>;
const MAX_NAME_LENGTH = 80;

/** Reads the forms with a bank's file and runs the command. */
@Injectable()
export class StatementForm {
  constructor(
    private readonly forms: Forms,
    private readonly previewStatement: PreviewStatement,
    private readonly importStatement: ImportStatement,
  ) {}

  preview(request: FastifyRequest): Promise<StatementPreview> {
    return this.forms.withForm(request, SPEC, ({ files }) =>
      this.previewStatement.preview(chosen(files.file[0]).content),
    );
  }

  /** @returns The statement's id. */
  submit(by: Caller, request: FastifyRequest): Promise<number> {
    return this.forms.withForm(request, SPEC, ({ fields, files }) => {
      const upload = chosen(files.file[0]);
      const mapping = readMapping(fields.mapping);
      const name = plainName(fields.name);
      return this.importStatement.import(
        by,
        { upload, name, mapping },
        onceKey(request, [upload.sha256, mapping, name]),
      );
    });
  }
}

function chosen(upload: Upload | undefined): Upload {
  if (!upload) throw refuseFields({ field: 'file', message: messageOf(paymentsMessages, 'chooseStatement') });
  return upload;
}

/** Removes the folder and invisible characters from a file name. */
const plainName = (text = ''): string => {
  const name = defined(text.split(/[\\/]/).at(-1), 'name')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return Array.from(name).slice(0, MAX_NAME_LENGTH).join('') || 'statement.csv';
};
