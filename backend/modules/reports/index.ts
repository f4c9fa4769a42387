// Reports: the work of the day and the figures of the business, read from the tables of lower modules.
// Never writes anything and owns no table.
// Called by the console's first screens.
export { ReportsModule } from './reports.module.js';
