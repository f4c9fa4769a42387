import { defineMessages } from './define-messages.js';

/** The documents that a customer shows on the road. */
export const vehicleDocumentsMessages = defineMessages('vehicleDocuments', {
  RC: 'Registration certificate (RC)',
  INSURANCE: 'Insurance',
  PUC: 'Pollution certificate (PUC)',
  PERMIT: 'Permit',
  FITNESS: 'Fitness certificate',
  ROAD_TAX: 'Road tax receipt',
  TRACKER: 'Certificate of the tracking device',
  SPEED_GOVERNOR: 'Certificate of the speed governor',
  OPERATOR_LICENCE: 'Licence of the operator',
});
