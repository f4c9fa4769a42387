/**
 * Returns the content of a request as one text, which identifies a repeated request. Describes files, because JSON
 * cannot contain them.
 */
export const contentKey = (content: unknown): string =>
  JSON.stringify(content, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
