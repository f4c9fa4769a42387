import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../../contract/codes.js';
import { DocumentLink } from '../../../contract/customers/people.js';
import { TRIP_DOCUMENT_TYPES, TripDocument } from '../../../contract/fleet/vehicle-documents.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ok } from '../../../platform/http/envelope.js';
import { ApiCall, ApiEnvelope } from '../../../platform/http/openapi/api-docs.js';
import { OperatorLicenceFiles, VehicleDocumentFiles } from '../../fleet/index.js';
import { ApiReference } from './api-reference.js';
import { CarOnTripQueries } from './car-on-trip-queries.js';

@ApiTags('Rentals')
@Controller('api/rentals/:reference/vehicle-documents')
@Access('customer')
@ApiReference
export class OwnVehicleDocumentsController {
  constructor(
    private readonly cars: CarOnTripQueries,
    private readonly files: VehicleDocumentFiles,
    private readonly licence: OperatorLicenceFiles,
  ) {}

  @Get()
  @ApiCall({
    summary:
      'The documents of the car that the customer has now, and the licence of the operator if it is uploaded',
    description: '1015 before the pickup and after the return.',
    refusals: ['NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiEnvelope(TripDocument, { isArray: true })
  async list(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
  ): Promise<Envelope<TripDocument[]>> {
    const ofCar = await this.files.ofCar(await this.cars.carOf(by.id, reference));
    return ok([...ofCar, ...(await this.licence.forCustomer())]);
  }

  @Get(':type')
  @ApiParam({ name: 'type', enum: TRIP_DOCUMENT_TYPES, description: 'The type.', example: 'INSURANCE' })
  @ApiCall({
    summary: 'A link to one of these documents, valid for five minutes',
    description: '1015 before the pickup and after the return.',
    refusals: ['NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiEnvelope(DocumentLink)
  async open(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
    @Param('type') type: string,
  ): Promise<Envelope<DocumentLink>> {
    const carId = await this.cars.carOf(by.id, reference);
    return ok(
      await (type === 'OPERATOR_LICENCE' ? this.licence.open(by) : this.files.open(by, { carId, type })),
    );
  }
}
