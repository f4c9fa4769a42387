/** The largest id that a row can have. */
export const MAX_ROW_ID = 2_147_483_647;
