import type { businessMessages } from './business.messages.js';
import type { TextsFor } from './define-messages.js';

export const businessHindi: TextsFor<typeof businessMessages> = {
  legalName: 'संचालक',
  gstin: 'GSTIN',
  licence: 'ऑपरेटर लाइसेंस',
  licenceUntil: 'लाइसेंस की आख़िरी तारीख़',
  officer: 'शिकायत अधिकारी',
};
