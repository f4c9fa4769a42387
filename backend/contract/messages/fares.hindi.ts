import type { TextsFor } from './define-messages.js';
import type { faresMessages } from './fares.messages.js';

/** Here instead of in `frontend/shared/messages`, because the server writes receipts in Hindi. */
export const faresHindi: TextsFor<typeof faresMessages> = {
  carPrice: 'कार का किराया, {price} के हिसाब से {days} दिन',
  carPriceDayMore: 'कार का किराया, {days} दिन: {duration} से सस्ता',
  extraHours: 'अतिरिक्त {hours, plural, one {{hours} घंटा} other {{hours} घंटे}}',
  discount: 'छूट {percent}%',
  damageInsurance: 'डैमेज इंश्योरेंस',
  noCover: 'कवर नहीं है: मरम्मत का ख़र्च आप देते हैं',
  washingFee: 'धुलाई शुल्क',
  convenienceFee: 'सुविधा शुल्क',
  days: '{days} दिन',
  daysAndHours: '{days} दिन {hours, plural, one {{hours} घंटा} other {{hours} घंटे}}',
};
