import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListedPrivateCars } from '../settings/index.js';
import { AttachCarForm } from './attach-car.form.js';
import { AttachCar } from './attach-car.js';
import { Car } from './car.entity.js';
import { CarChangesConsoleController } from './car-changes.console.controller.js';
import { CarsConsoleController } from './cars.console.controller.js';
import { CarCards } from './catalogue/car-cards.js';
import { CarRoster } from './catalogue/car-roster.js';
import { FleetCatalogue } from './catalogue/fleet-catalogue.js';
import { SimilarCars } from './catalogue/similar-cars.js';
import { VehicleQueries } from './catalogue/vehicle-queries.js';
import { VehiclesController } from './catalogue/vehicles.controller.js';
import { ChangeCar } from './change-car.js';
import { ConsoleCars } from './console-cars.js';
import { EnterVehicleDocument } from './documents/enter-vehicle-document.js';
import { ExpiringDocumentQueries } from './documents/expiring-document-queries.js';
import { RemoveVehicleDocument } from './documents/remove-vehicle-document.js';
import { TellOfExpiry } from './documents/tell-of-expiry.js';
import { VehicleDocumentRecord } from './documents/vehicle-document.entity.js';
import { VehicleDocumentForm } from './documents/vehicle-document.form.js';
import { VehicleDocumentFiles } from './documents/vehicle-document-files.js';
import { VehicleDocumentsConsoleController } from './documents/vehicle-documents.console.controller.js';
import { EditCar } from './edit-car.js';
import { AddPictures } from './files/add-pictures.js';
import { ArrangePictures } from './files/arrange-pictures.js';
import { CarAgreement } from './files/car-agreement.entity.js';
import { CarFilesController } from './files/car-files.controller.js';
import { CarFilesForm } from './files/car-files.form.js';
import { CarFiles } from './files/car-files.js';
import { CarImageRow } from './files/car-image.entity.js';
import { NamedCarFiles } from './files/named-car-files.js';
import { ReplaceAgreement } from './files/replace-agreement.js';
import { FindPrivateCars } from './find-private-cars.js';
import { ChangeOperatorLicence } from './licence/change-operator-licence.js';
import { OperatorLicenceConsoleController } from './licence/operator-licence.console.controller.js';
import { OperatorLicenceForm } from './licence/operator-licence.form.js';
import { OperatorLicenceFileRow } from './licence/operator-licence-file.entity.js';
import { OperatorLicenceFiles } from './licence/operator-licence-files.js';
import { LockCar } from './lock-car.js';
import { RetireCar } from './retire-car.js';
import { TakenCars } from './taken-cars.js';

// Global, because the settings call it.
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([Car, CarImageRow, CarAgreement, VehicleDocumentRecord, OperatorLicenceFileRow]),
  ],
  controllers: [
    VehiclesController,
    CarFilesController,
    CarsConsoleController,
    CarChangesConsoleController,
    VehicleDocumentsConsoleController,
    OperatorLicenceConsoleController,
  ],
  providers: [
    AddPictures,
    ArrangePictures,
    AttachCar,
    AttachCarForm,
    CarCards,
    CarFiles,
    CarFilesForm,
    CarRoster,
    ChangeCar,
    ChangeOperatorLicence,
    ConsoleCars,
    EditCar,
    EnterVehicleDocument,
    RemoveVehicleDocument,
    ExpiringDocumentQueries,
    FindPrivateCars,
    FleetCatalogue,
    { provide: ListedPrivateCars, useExisting: FindPrivateCars },
    LockCar,
    NamedCarFiles,
    OperatorLicenceFiles,
    OperatorLicenceForm,
    ReplaceAgreement,
    RetireCar,
    SimilarCars,
    TakenCars,
    TellOfExpiry,
    VehicleDocumentFiles,
    VehicleDocumentForm,
    VehicleQueries,
  ],
  exports: [
    CarCards,
    CarRoster,
    FleetCatalogue,
    ListedPrivateCars,
    LockCar,
    SimilarCars,
    TakenCars,
    VehicleDocumentFiles,
    OperatorLicenceFiles,
  ],
})
export class FleetModule {}
