import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomersModule } from '../customers/index.js';
import { FleetModule } from '../fleet/index.js';
import { AlternativeCars } from './alternative-cars.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityQueries } from './availability-queries.js';
import { BlockQueries } from './block-queries.js';
import { BlocksConsoleController } from './blocks.console.controller.js';
import { CarCalendar } from './car-calendar.js';
import { HoldChecks } from './hold-checks.js';
import { HoldQueries } from './hold-queries.js';
import { Hold } from './hold.entity.js';
import { HoldsController } from './holds.controller.js';
import { LimitHolds } from './limit-holds.js';
import { Occupancy } from './occupancy.entity.js';
import { PlaceBlock } from './place-block.js';
import { PlaceHold } from './place-hold.js';
import { ReleaseHold } from './release-hold.js';
import { RemoveBlock } from './remove-block.js';
import { TimelineConsoleController } from './timeline.console.controller.js';
import { TimelineQueries } from './timeline-queries.js';

@Module({
  imports: [TypeOrmModule.forFeature([Hold, Occupancy]), CustomersModule, FleetModule],
  controllers: [AvailabilityController, HoldsController, BlocksConsoleController, TimelineConsoleController],
  providers: [
    CarCalendar,
    AvailabilityQueries,
    AlternativeCars,
    HoldQueries,
    HoldChecks,
    LimitHolds,
    PlaceHold,
    ReleaseHold,
    BlockQueries,
    PlaceBlock,
    RemoveBlock,
    TimelineQueries,
  ],
  exports: [
    CarCalendar,
    AvailabilityQueries,
    AlternativeCars,
    HoldChecks,
    HoldQueries,
    PlaceHold,
    ReleaseHold,
    PlaceBlock,
  ],
})
export class CalendarModule {}
