import { explain, formErrorsOf } from '../../http/error-text';

/**
 * Submits react-admin's `Form`. Resolves to the field errors, so that the form keeps all typed and chosen values. The
 * error of the whole form, `root.refused`, keeps react-admin's warning about unsaved changes.
 */
export async function submitForm<Values>(
  save: (values: Values) => Promise<unknown>,
  values: Values,
): Promise<Record<string, string> | undefined> {
  try {
    await save(values);
    return undefined;
  } catch (error) {
    return { ...formErrorsOf(error), 'root.refused': explain(error).message };
  }
}
