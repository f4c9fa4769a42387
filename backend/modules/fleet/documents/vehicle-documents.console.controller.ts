import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Envelope } from '../../../contract/codes.js';
import { DocumentLink } from '../../../contract/customers/people.js';
import { ConsoleCarDetails } from '../../../contract/fleet/console-fleet.js';
import {
  VEHICLE_DOCUMENT_TYPES,
  type VehicleDocumentType,
} from '../../../contract/fleet/vehicle-documents.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ok } from '../../../platform/http/envelope.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall, ApiEnvelope, ApiForm } from '../../../platform/http/openapi/api-docs.js';
import { ConsoleCars } from '../console-cars.js';
import { CarVersionDto, VERSION } from '../edit-car.dto.js';
import { RemoveVehicleDocument } from './remove-vehicle-document.js';
import { VehicleDocumentForm } from './vehicle-document.form.js';
import { VehicleDocumentFiles } from './vehicle-document-files.js';

const TYPE = { name: 'type', enum: VEHICLE_DOCUMENT_TYPES, description: 'The type.', example: 'PUC' };
const CAR = { name: 'id', description: 'The car.', schema: { type: 'integer' }, example: 7 };

@ApiTags('Console: cars')
@Controller('console/cars/:id/documents')
export class VehicleDocumentsConsoleController {
  constructor(
    private readonly cars: ConsoleCars,
    private readonly form: VehicleDocumentForm,
    private readonly files: VehicleDocumentFiles,
    private readonly removeDocument: RemoveVehicleDocument,
  ) {}

  @Post()
  @HttpCode(200)
  @Access('admin')
  @ApiParam(CAR)
  @ApiForm({
    version: VERSION,
    type: { type: 'string', enum: [...VEHICLE_DOCUMENT_TYPES], description: 'The type.', example: 'PUC' },
    number: { type: 'string', description: 'Its number, as printed.', example: 'MH01200340056789' },
    expiresOn: {
      type: 'string',
      format: 'date',
      description: 'Its last day. Optional for RC, ROAD_TAX, TRACKER and SPEED_GOVERNOR.',
      example: '2027-05-31',
      optional: true,
    },
    file: { type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or PDF, up to 8 MB.' },
  })
  @ApiCall({
    summary: 'Enter or replace a document of a car',
    description:
      'The number, the date and the file replace the earlier document of this type. If the car has changed since `version`, 1015 with the author and time of that change.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', 'FILE_REFUSED', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleCarDetails })
  async enter(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Req() request: FastifyRequest,
  ): Promise<ConsoleCarDetails> {
    await this.form.submit(by, id, request);
    return this.cars.findById(by, id);
  }

  @Get(':type')
  @Access('admin', 'custom-admin')
  @ApiParam(CAR)
  @ApiParam(TYPE)
  @ApiCall({
    summary: 'A link to the file of a vehicle document, valid for five minutes',
    description: 'The look is recorded in the audit log.',
    refusals: ['NOT_FOUND'],
  })
  @ApiEnvelope(DocumentLink)
  async open(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Param('type') type: string,
  ): Promise<Envelope<DocumentLink>> {
    return ok(await this.files.openForStaff(by, id, type));
  }

  @Delete(':type')
  @Access('admin')
  @ApiParam(CAR)
  @ApiParam(TYPE)
  @ApiCall({
    summary: 'Remove a document of a car with its file',
    description: 'If the car has changed since `version`, 1015 with the author and time of that change.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleCarDetails })
  async remove(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Param('type') type: VehicleDocumentType,
    @Body() { version }: CarVersionDto,
  ): Promise<ConsoleCarDetails> {
    await this.removeDocument.remove(by, { id, version }, type);
    return this.cars.findById(by, id);
  }
}
