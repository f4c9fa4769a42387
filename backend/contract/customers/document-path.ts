/** Where the link of a document is requested. */
export const documentPath = (id: string): string => `/api/documents/${id}`;
