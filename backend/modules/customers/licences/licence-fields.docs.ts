const text = (description: string, example: string) => ({
  type: 'string' as const,
  description,
  optional: true,
  examples: [example],
});

/** The details of the driving licence in the forms. A form contains all four or none. */
export const LICENCE_FIELDS = {
  licenseNumber: text(
    '9 to 16 letters and digits, as printed. Send all four details or none.',
    'MH12 2011 0012345',
  ),
  licenseClasses: text('The classes as printed, of which one allows cars.', 'LMV, MCWG'),
  licenseValidUntil: text('A day.', '2036-11-20'),
  dateOfBirth: text('A day.', '1998-04-12'),
};
