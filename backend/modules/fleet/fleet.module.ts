import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttachCarForm } from './attach-car.form.js';
import { AttachCar } from './attach-car.js';
import { CarAgreement } from './car-agreement.entity.js';
import { CarCards } from './car-cards.js';
import { CarFilesController } from './car-files.controller.js';
import { CarFiles } from './car-files.js';
import { CarImageRow } from './car-image.entity.js';
import { Car } from './car.entity.js';
import { CarsConsoleController } from './cars.console.controller.js';
import { ConsoleCars } from './console-cars.js';
import { FleetCatalogue } from './fleet-catalogue.js';
import { LockCar } from './lock-car.js';
import { SimilarCars } from './similar-cars.js';
import { TakenCars } from './taken-cars.js';
import { VehicleLists } from './vehicle-lists.js';
import { VehiclesController } from './vehicles.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Car, CarImageRow, CarAgreement])],
  controllers: [VehiclesController, CarFilesController, CarsConsoleController],
  providers: [
    AttachCar,
    AttachCarForm,
    CarCards,
    CarFiles,
    ConsoleCars,
    FleetCatalogue,
    LockCar,
    SimilarCars,
    TakenCars,
    VehicleLists,
  ],
  exports: [CarCards, FleetCatalogue, LockCar, SimilarCars],
})
export class FleetModule {}
