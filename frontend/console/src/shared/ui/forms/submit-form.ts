import { explain, formErrorsOf } from '../../http/error-text';

/**
 * For react-admin's `Form`: resolves to the errors at its fields, so that everything typed and chosen stays in it.
 * The error of the whole form keeps its warning about unsaved work.
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
