/** The largest ID of a row: PostgreSQL's `integer`. */
export const MAX_ROW_ID = 2_147_483_647;
