import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MAX_REGISTER_DAYS } from '../../../contract/limits.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Proof } from '../../../platform/auth/fresh-proof.js';
import { ApiFile, ApiLanguage } from '../../../platform/files/index.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { OpenRegister } from './open-register.js';
import { RegisterDto } from './register.dto.js';
import { RegisterQueries } from './register-queries.js';

@ApiTags('Console')
@Controller('console/cars')
@Access('admin')
export class RegisterConsoleController {
  constructor(
    private readonly queries: RegisterQueries,
    private readonly registers: OpenRegister,
  ) {}

  @Get(':id/register')
  @Proof()
  @ApiLanguage
  @ApiFile({
    summary: 'The register of the trips of a car (Form 5)',
    description: `Trips that began on these days, at most ${MAX_REGISTER_DAYS}, with hirer, address, licence, times and odometers. Each full licence number is recorded for its customer.`,
    contentTypes: ['application/pdf'],
    refusals: ['INVALID', 'NOT_FOUND'],
  })
  async register(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Query() period: RegisterDto,
    @Query('language') language?: string,
  ): Promise<StreamableFile> {
    return this.registers.ofCar(by, await this.queries.find(id, period), { period, language });
  }
}
