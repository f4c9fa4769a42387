import { applyDecorators, Body, Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ConsoleCarDetails } from '../../contract/fleet/console-fleet.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { ApiCall, type ApiCallDocs, ApiForm } from '../../platform/http/openapi/api-docs.js';
import { ConsoleCars } from './console-cars.js';
import { EditCarDto, PicturesDto, RetirementDto, VERSION } from './edit-car.dto.js';
import { EditCar } from './edit-car.js';
import { ArrangePictures } from './files/arrange-pictures.js';
import { CarFilesForm } from './files/car-files.form.js';
import { RetireCar } from './retire-car.js';

const CAR = { name: 'id', description: 'The car.', schema: { type: 'integer' }, example: 7 };
const changed = (
  summary: string,
  refusals: NonNullable<ApiCallDocs['refusals']> = [],
  idempotent = false,
): MethodDecorator =>
  applyDecorators(
    ApiCall({
      summary,
      description: `${summary}. If the car has changed since \`version\`, 1015 with the author and time of that change.`,
      idempotent,
      refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', ...refusals],
    }),
    ApiOkResponse({ type: ConsoleCarDetails }),
  );

@ApiTags('Console: cars')
@Controller('console/cars')
@Access('admin')
export class CarChangesConsoleController {
  constructor(
    private readonly cars: ConsoleCars,
    private readonly editCar: EditCar,
    private readonly retireCar: RetireCar,
    private readonly arrangePictures: ArrangePictures,
    private readonly forms: CarFilesForm,
  ) {}

  @Put(':id')
  @ApiParam(CAR)
  @changed('Change the details and prices of a car', ['ALREADY_EXISTS'])
  async edit(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: EditCarDto,
  ): Promise<ConsoleCarDetails> {
    await this.editCar.edit(by, id, body);
    return this.cars.findById(by, id);
  }

  @Put(':id/retirement')
  @ApiParam(CAR)
  @changed('Retire a car, or bring it back')
  async retire(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { version, retired }: RetirementDto,
  ): Promise<ConsoleCarDetails> {
    await this.retireCar.decide(by, { id, version }, retired);
    return this.cars.findById(by, id);
  }

  @Put(':id/images')
  @ApiParam(CAR)
  @changed('Reorder the photos, and remove those that are not listed')
  async arrange(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { version, images }: PicturesDto,
  ): Promise<ConsoleCarDetails> {
    await this.arrangePictures.arrange(by, { id, version }, images);
    return this.cars.findById(by, id);
  }

  @Post(':id/images')
  @HttpCode(200)
  @ApiParam(CAR)
  @ApiForm({
    version: VERSION,
    images: {
      type: 'array',
      minItems: 1,
      maxItems: 12,
      description: 'JPEG, PNG, WebP or AVIF, up to 10 MB each.',
      items: { type: 'string', format: 'binary' },
    },
  })
  @changed('Add photos', ['FILE_REFUSED', 'MISMATCH', 'RUNNING'], true)
  async addPictures(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Req() request: FastifyRequest,
  ): Promise<ConsoleCarDetails> {
    await this.forms.pictures(by, id, request);
    return this.cars.findById(by, id);
  }

  @Post(':id/agreements')
  @HttpCode(200)
  @ApiParam(CAR)
  @ApiForm({
    version: VERSION,
    agreement: { type: 'string', format: 'binary', description: 'A PDF up to 10 MB.' },
  })
  @changed(
    'Replace the rental agreement; earlier versions are kept',
    ['FILE_REFUSED', 'MISMATCH', 'RUNNING'],
    true,
  )
  async replaceAgreement(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Req() request: FastifyRequest,
  ): Promise<ConsoleCarDetails> {
    await this.forms.agreement(by, id, request);
    return this.cars.findById(by, id);
  }
}
