type Value = string | number | File | readonly File[] | null | undefined;

/** Omits empty fields. Appends files last, so that the server reads the other fields first. */
export function formOf(fields: Readonly<Record<string, Value>>): FormData {
  const form = new FormData();
  const files: [name: string, file: File][] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined || value === '') continue;
    if (typeof value === 'string' || typeof value === 'number') form.set(name, String(value));
    else if (value instanceof File) files.push([name, value]);
    else files.push(...value.map((file): [string, File] => [name, file]));
  }
  for (const [name, file] of files) form.append(name, file);
  return form;
}
