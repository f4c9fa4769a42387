import { Body, Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Envelope } from '../../../contract/codes.js';
import { DocumentLink } from '../../../contract/customers/people.js';
import { OperatorLicenceFile } from '../../../contract/fleet/vehicle-documents.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ok } from '../../../platform/http/envelope.js';
import { ApiCall, ApiEnvelope, ApiForm } from '../../../platform/http/openapi/api-docs.js';
import { CarVersionDto } from '../edit-car.dto.js';
import { ChangeOperatorLicence } from './change-operator-licence.js';
import { OperatorLicenceForm } from './operator-licence.form.js';
import { OperatorLicenceFiles } from './operator-licence-files.js';

@ApiTags('Console')
@Controller('console/operator-licence')
@Access('admin')
export class OperatorLicenceConsoleController {
  constructor(
    private readonly files: OperatorLicenceFiles,
    private readonly form: OperatorLicenceForm,
    private readonly changeLicence: ChangeOperatorLicence,
  ) {}

  @Get()
  @ApiCall({ summary: 'Whether the licence of the operator is uploaded' })
  @ApiOkResponse({ type: OperatorLicenceFile })
  read(): Promise<OperatorLicenceFile> {
    return this.files.current();
  }

  @Post()
  @HttpCode(200)
  @ApiForm({
    version: { type: 'string', description: 'The version that was read; 0 without a file.', example: '0' },
    file: { type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or PDF, up to 8 MB.' },
  })
  @ApiCall({
    summary: 'Upload the licence of the operator, in place of an earlier file',
    description: 'Customers can open it while they have a car. 1015 if the file has changed since `version`.',
    idempotent: true,
    refusals: ['INVALID', 'WRONG_STATE', 'FILE_REFUSED', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: OperatorLicenceFile })
  async upload(@CalledBy() by: Caller, @Req() request: FastifyRequest): Promise<OperatorLicenceFile> {
    await this.form.submit(by, request);
    return this.files.current();
  }

  @Get('file')
  @ApiCall({
    summary: 'A link to the licence of the operator, valid for five minutes',
    description: 'The look is recorded in the audit log.',
    refusals: ['NOT_FOUND'],
  })
  @ApiEnvelope(DocumentLink)
  async open(@CalledBy() by: Caller): Promise<Envelope<DocumentLink>> {
    return ok(await this.files.openForStaff(by));
  }

  @Delete()
  @ApiCall({
    summary: 'Remove the licence of the operator',
    description: '1015 if the file has changed since `version`.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: OperatorLicenceFile })
  async remove(@CalledBy() by: Caller, @Body() { version }: CarVersionDto): Promise<OperatorLicenceFile> {
    await this.changeLicence.change(by, { version, file: null });
    return this.files.current();
  }
}
