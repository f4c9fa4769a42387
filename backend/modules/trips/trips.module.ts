import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CalendarModule } from '../calendar/index.js';
import { CustomersModule } from '../customers/index.js';
import { FleetModule } from '../fleet/index.js';
import { LoginModule } from '../login/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RentalsModule } from '../rentals/index.js';
import { StaffModule } from '../staff/index.js';
import { CorrectReading } from './correct-reading.js';
import { EarlyReturnQueries } from './early-return-queries.js';
import { EvidenceConsoleController } from './evidence/evidence.console.controller.js';
import { Evidence } from './evidence/evidence.js';
import { EvidenceItem } from './evidence/evidence-item.entity.js';
import { EvidenceQueries } from './evidence/evidence-queries.js';
import { AddCustomerMark } from './handovers/add-customer-mark.js';
import { AddHandoverPhoto } from './handovers/add-handover-photo.js';
import { CheckLicence } from './handovers/check-licence.js';
import { CompleteHandover } from './handovers/complete-handover.js';
import { DelayHandover } from './handovers/delay-handover.js';
import { HandoverRecord } from './handovers/handover.entity.js';
import { HandoverPhotoRecord } from './handovers/handover-photo.entity.js';
import { HandoverQueries } from './handovers/handover-queries.js';
import { HandoversConsoleController } from './handovers/handovers.console.controller.js';
import { Handovers } from './handovers/handovers.js';
import { MoveByHandover } from './handovers/move-by-handover.js';
import { OwnHandoversController } from './handovers/own-handovers.controller.js';
import { PickupBlockers } from './handovers/pickup-blockers.js';
import { RemoveHandoverPhotos } from './handovers/remove-handover-photos.js';
import { SaveHandover } from './handovers/save-handover.js';
import { SecondInspections } from './handovers/second-inspections.js';
import { SendHandoverCode } from './handovers/send-handover-code.js';
import { StoreHandoverPhoto } from './handovers/store-handover-photo.js';
import { TripCopiesConsoleController } from './handovers/trip-copies.console.controller.js';
import { TripCopyQueries } from './handovers/trip-copy-queries.js';
import { MarkNoShow } from './mark-no-show.js';
import { MarkPickedUp } from './mark-picked-up.js';
import { MarkReturned } from './mark-returned.js';
import { MoveTrip } from './move-trip.js';
import { OdometerCorrectionRow } from './odometer-correction.entity.js';
import { RecordTrip } from './record-trip.js';
import { RefusedRecordRow } from './refused-records/refused-record.entity.js';
import { RefusedRecordsConsoleController } from './refused-records/refused-records.console.controller.js';
import { RefusedRecords } from './refused-records/refused-records.js';
import { OpenRegister } from './register/open-register.js';
import { RegisterConsoleController } from './register/register.console.controller.js';
import { RegisterQueries } from './register/register-queries.js';
import { OpenSummary } from './summary/open-summary.js';
import { SummaryQueries } from './summary/summary-queries.js';
import { TripRecordConsoleController } from './trip-record.console.controller.js';
import { TripRecord } from './trip-record.js';
import { TripsConsoleController } from './trips.console.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      HandoverRecord,
      HandoverPhotoRecord,
      OdometerCorrectionRow,
      RefusedRecordRow,
      EvidenceItem,
    ]),
    CalendarModule,
    CustomersModule,
    FleetModule,
    LoginModule,
    PaymentsModule,
    RentalsModule,
    StaffModule,
  ],
  controllers: [
    TripsConsoleController,
    TripRecordConsoleController,
    HandoversConsoleController,
    RefusedRecordsConsoleController,
    OwnHandoversController,
    TripCopiesConsoleController,
    EvidenceConsoleController,
    RegisterConsoleController,
  ],
  providers: [
    TripRecord,
    PickupBlockers,
    MarkPickedUp,
    MarkReturned,
    MarkNoShow,
    RecordTrip,
    CorrectReading,
    EarlyReturnQueries,
    MoveTrip,
    Handovers,
    HandoverQueries,
    TripCopyQueries,
    SaveHandover,
    AddHandoverPhoto,
    StoreHandoverPhoto,
    AddCustomerMark,
    SecondInspections,
    SendHandoverCode,
    CheckLicence,
    DelayHandover,
    MoveByHandover,
    CompleteHandover,
    RemoveHandoverPhotos,
    RefusedRecords,
    Evidence,
    EvidenceQueries,
    SummaryQueries,
    OpenSummary,
    RegisterQueries,
    OpenRegister,
  ],
  exports: [RemoveHandoverPhotos],
})
export class TripsModule {}
