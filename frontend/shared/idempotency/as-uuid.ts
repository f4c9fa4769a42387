/** Formats a `uniqueId()` as a UUID, because the server accepts only UUIDs as IDs of records. */
export const asUuid = (id: string): string => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
