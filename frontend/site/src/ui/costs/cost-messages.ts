import { defineMessages } from '@/lib/i18n';

export const costMessages = defineMessages('costs', {
  title: 'Possible extra charges',
  agreed: 'Possible extra charges, as agreed',
  agreedText: 'This applies to your rental, even if our terms change later.',
  cancelFree: 'Free cancellation until {deadline}.',
  cancelCooling: 'Full refund if you cancel within {minutes} minutes of booking.',
  cancelPart: '{percent}% refund if you cancel until {deadline}.',
  cancelNone: 'No refund if you cancel: pickup is less than {hours} hours away.',
});
