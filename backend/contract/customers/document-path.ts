/** The path at which a client requests the link of a document. */
export const documentPath = (id: string): string => `/api/documents/${id}`;
