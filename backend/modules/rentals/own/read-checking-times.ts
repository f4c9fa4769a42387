import type { EntityManager } from 'typeorm';
import type { CheckingTimes } from '../../../contract/rentals/checking-times.js';
import { measureDocumentChecks } from '../../customers/index.js';
import { measurePaymentChecks } from '../../payments/index.js';

/** Measures the usual time until a decision, for waiting customers. */
export const readCheckingTimes = async (db: Pick<EntityManager, 'query'>): Promise<CheckingTimes> => ({
  documentsMinutes: await measureDocumentChecks(db),
  paymentsMinutes: await measurePaymentChecks(db),
});
