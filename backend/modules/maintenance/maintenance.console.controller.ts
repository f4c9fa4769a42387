import { Body, Controller, Delete, Get, HttpCode, Param, ParseEnumPipe, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { CarMaintenance, MAINTENANCE_KINDS, type MaintenanceKind } from '../../contract/fleet/maintenance.js';
import { maintenanceMessages } from '../../contract/messages/maintenance.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { Once, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { ApiCall } from '../../platform/http/openapi/api-docs.js';
import { refuse } from '../../platform/http/refusal.js';
import { ChangeMaintenanceJob } from './change-job.js';
import { ChangeMaintenancePlan } from './change-plan.js';
import { CorrectOdometer } from './correct-odometer.js';
import {
  MaintenanceCompletionDto,
  MaintenanceJobDto,
  MaintenancePlanDto,
  MaintenanceStartDto,
  OdometerCorrectionDto,
} from './maintenance.dto.js';
import { MaintenanceQueries } from './maintenance-queries.js';

const Kind = new ParseEnumPipe(MAINTENANCE_KINDS, {
  exceptionFactory: () => refuse('NOT_FOUND', messageOf(maintenanceMessages, 'notFound')),
});
const ApiKind = ApiParam({ name: 'kind', enum: MAINTENANCE_KINDS, example: 'SERVICE' });

@ApiTags('Console: cars')
@Controller('console')
@Access('admin')
export class MaintenanceConsoleController {
  constructor(
    private readonly queries: MaintenanceQueries,
    private readonly plans: ChangeMaintenancePlan,
    private readonly jobs: ChangeMaintenanceJob,
    private readonly odometers: CorrectOdometer,
  ) {}

  @Get('cars/:id/maintenance')
  @Access('admin', 'custom-admin')
  @ApiCall({ summary: 'The maintenance plans and jobs of a car', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: CarMaintenance })
  ofCar(@Param('id', RowId) id: number): Promise<CarMaintenance> {
    return this.queries.ofCar(id);
  }

  @Put('cars/:id/maintenance/plans/:kind')
  @ApiKind
  @ApiCall({
    summary: 'Enter or replace a maintenance plan of a car',
    description:
      'The plan becomes due after its kilometres or days since the last job, whichever is earlier.',
    refusals: ['INVALID', 'NOT_FOUND'],
  })
  @ApiOkResponse({ type: CarMaintenance })
  async savePlan(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Param('kind', Kind) kind: MaintenanceKind,
    @Body() body: MaintenancePlanDto,
  ): Promise<CarMaintenance> {
    await this.plans.save(by, id, kind, body);
    return this.queries.ofCar(id);
  }

  @Delete('cars/:id/maintenance/plans/:kind')
  @HttpCode(200)
  @ApiKind
  @ApiCall({ summary: 'Remove a maintenance plan of a car', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: CarMaintenance })
  async removePlan(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Param('kind', Kind) kind: MaintenanceKind,
  ): Promise<CarMaintenance> {
    await this.plans.remove(by, id, kind);
    return this.queries.ofCar(id);
  }

  @Post('cars/:id/maintenance/jobs')
  @HttpCode(200)
  @ApiCall({
    summary: 'Plan a visit of a car to a workshop',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: CarMaintenance })
  async plan(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: MaintenanceJobDto,
    @Once() once: OnceKey | null,
  ): Promise<CarMaintenance> {
    await this.jobs.plan(by, id, body, once);
    return this.queries.ofCar(id);
  }

  @Post('maintenance/:id/start')
  @HttpCode(200)
  @ApiCall({
    summary: 'Block the car for a visit to a workshop',
    description:
      'Ends an earlier block for the visit. Refused with 1012 and `inTheWay`, the rentals, holds and blocks that overlap.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'TAKEN', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: CarMaintenance })
  async start(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: MaintenanceStartDto,
    @Once() once: OnceKey | null,
  ): Promise<CarMaintenance> {
    await this.jobs.start(by, id, body, once);
    return this.queries.ofJob(id);
  }

  @Put('maintenance/:id/odometer')
  @ApiCall({
    summary: 'Correct the odometer of a completed visit to a workshop',
    description: 'The plan of its kind counts from the corrected reading.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: CarMaintenance })
  async correctOdometer(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: OdometerCorrectionDto,
  ): Promise<CarMaintenance> {
    await this.odometers.correct(by, id, body);
    return this.queries.ofJob(id);
  }

  @Delete('maintenance/:id')
  @HttpCode(200)
  @ApiCall({
    summary: 'Remove a visit to a workshop that is not completed',
    description: 'Ends its block.',
    refusals: ['NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: CarMaintenance })
  async remove(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<CarMaintenance> {
    return this.queries.ofCar(await this.jobs.remove(by, id));
  }

  @Post('maintenance/:id/completion')
  @HttpCode(200)
  @Access('admin', 'custom-admin')
  @ApiCall({
    summary: 'Complete a visit to a workshop',
    description:
      'Ends its block, and begins the limits of the plan of its kind anew. Only admins enter a cost.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: CarMaintenance })
  async finish(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: MaintenanceCompletionDto,
    @Once() once: OnceKey | null,
  ): Promise<CarMaintenance> {
    await this.jobs.finish(by, id, body, once);
    return this.queries.ofJob(id);
  }
}
