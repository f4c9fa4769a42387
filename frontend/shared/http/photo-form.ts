/** A form with photos. They are last, so that the server reads the other fields first. */
export function photoForm(fields: Record<string, string>, photos: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const photo of photos) form.append('photos', photo);
  return form;
}
