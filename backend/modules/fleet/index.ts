// The cars: their data, prices, photos and rental agreements.
// Never reads rentals: the database function `taken_cars` returns which cars are taken.
// Called by rentals and payments, which need a car's price, row and card; also by the pages and the demo data.
export { agreementInForce } from './files/agreement-in-force.js';
export { AttachCar, type NewCar } from './attach-car.js';
export { CarAgreement } from './files/car-agreement.entity.js';
export { Car } from './car.entity.js';
export { CarCards } from './catalogue/car-cards.js';
export { CarRoster, type RosterCar } from './catalogue/car-roster.js';
export { EnterVehicleDocument } from './documents/enter-vehicle-document.js';
export { ChangeOperatorLicence } from './licence/change-operator-licence.js';
export { OperatorLicenceFiles } from './licence/operator-licence-files.js';
export { VehicleDocumentFiles } from './documents/vehicle-document-files.js';
export { FleetCatalogue } from './catalogue/fleet-catalogue.js';
export { FleetModule } from './fleet.module.js';
export { LockCar, lockCarRow, notOnOffer, type LockedCar } from './lock-car.js';
export { SimilarCars, type SimilarCar } from './catalogue/similar-cars.js';
export { TakenCars } from './taken-cars.js';
export { windowOf } from './catalogue/vehicle-query.rules.js';
