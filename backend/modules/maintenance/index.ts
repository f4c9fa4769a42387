// Maintenance of cars: plans with limits by kilometres and days, and visits to a workshop, which block the car.
// Called by the page of a car in the console. Handovers and the work list read the view maintenance_due.
export { MaintenanceModule } from './maintenance.module.js';
