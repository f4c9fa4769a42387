export const transactionsHindi = {};
