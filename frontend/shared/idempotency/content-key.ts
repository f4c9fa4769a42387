/** The content of a request as one text, which identifies a repeated request. JSON has no form for a file. */
export const contentKey = (content: unknown): string =>
  JSON.stringify(content, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
