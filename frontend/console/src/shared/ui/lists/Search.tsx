import { SearchInput, type SearchInputProps } from 'react-admin';
import { type PlainText, useText } from '../../i18n';

/** A search field that translates its placeholder. */
export function Search({ placeholder, ...input }: SearchInputProps & { placeholder: PlainText }) {
  const t = useText();
  return <SearchInput {...input} placeholder={t(placeholder)} />;
}
