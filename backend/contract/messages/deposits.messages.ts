import { defineMessages } from './define-messages.js';

export const depositsMessages = defineMessages('deposits', {
  amount: 'Enter the deposit in rupees, 0 for none.',
  notLower: 'Enter less than {deposit}, the deposit that is required now.',
  afterHandover: 'The deposit can be lowered until the car is handed over.',
});
