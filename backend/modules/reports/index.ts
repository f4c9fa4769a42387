// Reports: what the day asks for and how the business does, counted over all rooms below.
// Never writes anything and keeps nothing of its own.
// Called by the console's first screens.
export { ReportsModule } from './reports.module.js';
