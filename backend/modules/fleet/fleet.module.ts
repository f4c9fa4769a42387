import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AddPictures } from './add-pictures.js';
import { ArrangePictures } from './arrange-pictures.js';
import { AttachCarForm } from './attach-car.form.js';
import { AttachCar } from './attach-car.js';
import { CarAgreement } from './car-agreement.entity.js';
import { CarCards } from './car-cards.js';
import { CarChangesConsoleController } from './car-changes.console.controller.js';
import { CarFilesController } from './car-files.controller.js';
import { CarFilesForm } from './car-files.form.js';
import { CarFiles } from './car-files.js';
import { CarImageRow } from './car-image.entity.js';
import { CarRoster } from './car-roster.js';
import { Car } from './car.entity.js';
import { CarsConsoleController } from './cars.console.controller.js';
import { ChangeCar } from './change-car.js';
import { ConsoleCars } from './console-cars.js';
import { EditCar } from './edit-car.js';
import { FleetCatalogue } from './fleet-catalogue.js';
import { LockCar } from './lock-car.js';
import { NamedCarFiles } from './named-car-files.js';
import { ReplaceAgreement } from './replace-agreement.js';
import { RetireCar } from './retire-car.js';
import { SimilarCars } from './similar-cars.js';
import { TakenCars } from './taken-cars.js';
import { VehicleLists } from './vehicle-lists.js';
import { VehiclesController } from './vehicles.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Car, CarImageRow, CarAgreement])],
  controllers: [VehiclesController, CarFilesController, CarsConsoleController, CarChangesConsoleController],
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
    ConsoleCars,
    EditCar,
    FleetCatalogue,
    LockCar,
    NamedCarFiles,
    ReplaceAgreement,
    RetireCar,
    SimilarCars,
    TakenCars,
    VehicleLists,
  ],
  exports: [CarCards, CarRoster, FleetCatalogue, LockCar, SimilarCars],
})
export class FleetModule {}
