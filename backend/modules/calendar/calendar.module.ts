import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomersModule, HoldsOfCustomer } from '../customers/index.js';
import { FleetModule } from '../fleet/index.js';
import { StaffModule } from '../staff/index.js';
import { AlternativeCars } from './alternative-cars.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityQueries } from './availability-queries.js';
import { BlockQueries } from './blocks/block-queries.js';
import { BlocksConsoleController } from './blocks/blocks.console.controller.js';
import { ConflictingClaims } from './blocks/conflicting-claims.js';
import { PlaceBlock } from './blocks/place-block.js';
import { RemoveBlock } from './blocks/remove-block.js';
import { CarCalendar } from './car-calendar.js';
import { ClaimOpenSlot } from './claim-open-slot.js';
import { FindHolds } from './holds/find-holds.js';
import { Hold } from './holds/hold.entity.js';
import { HoldQueries } from './holds/hold-queries.js';
import { HoldsController } from './holds/holds.controller.js';
import { LimitHolds } from './holds/limit-holds.js';
import { PlaceHold } from './holds/place-hold.js';
import { ReleaseHold } from './holds/release-hold.js';
import { ReleaseHoldsOfCustomer } from './holds/release-holds-of-customer.js';
import { RemoveHolds } from './holds/remove-holds.js';
import { UnusedHoldQueries } from './holds/unused-hold-queries.js';
import { LockCarAndCustomer } from './lock-car-and-customer.js';
import { Occupancy } from './occupancy.entity.js';
import { TakenTimeQueries } from './taken-time-queries.js';
import { TimelineConsoleController } from './timeline.console.controller.js';
import { TimelineQueries } from './timeline-queries.js';

/** Global, because a lower layer calls its implementation of an abstract class. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Hold, Occupancy]), CustomersModule, FleetModule, StaffModule],
  controllers: [AvailabilityController, HoldsController, BlocksConsoleController, TimelineConsoleController],
  providers: [
    CarCalendar,
    LockCarAndCustomer,
    AvailabilityQueries,
    AlternativeCars,
    ClaimOpenSlot,
    HoldQueries,
    FindHolds,
    LimitHolds,
    PlaceHold,
    ReleaseHold,
    { provide: HoldsOfCustomer, useClass: ReleaseHoldsOfCustomer },
    RemoveHolds,
    UnusedHoldQueries,
    BlockQueries,
    ConflictingClaims,
    PlaceBlock,
    RemoveBlock,
    TimelineQueries,
    TakenTimeQueries,
  ],
  exports: [
    CarCalendar,
    LockCarAndCustomer,
    ClaimOpenSlot,
    FindHolds,
    HoldQueries,
    HoldsOfCustomer,
    PlaceHold,
    ReleaseHold,
    PlaceBlock,
    RemoveBlock,
    TakenTimeQueries,
  ],
})
export class CalendarModule {}
