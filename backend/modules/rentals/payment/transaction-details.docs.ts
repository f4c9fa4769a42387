// API descriptions of form fields that two modules share. They are constants, because a form has no DTO class.

export const TRANSACTION_ID = {
  type: 'string',
  description: '6 to 35 letters and digits, as the UPI app shows it.',
  examples: ['412345678901'],
};

export const AMOUNT = { type: 'string', description: 'Rupees.', examples: ['3999'] };

export const SCREENSHOT = {
  type: 'string',
  format: 'binary',
  description: 'JPEG, PNG, WebP or PDF up to 8 MB.',
};
