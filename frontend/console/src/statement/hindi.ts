export const statementHindi = {};
