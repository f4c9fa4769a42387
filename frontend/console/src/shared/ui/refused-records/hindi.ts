export const refusedRecordsHindi = {
  'Discard the record': 'रिकॉर्ड हटाएँ',
};
