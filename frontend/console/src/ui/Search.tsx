import { SearchInput, type SearchInputProps } from 'react-admin';
import { useText } from '../i18n';

/** The search of a list; `placeholder` says what it looks through, and is translated here. */
export function Search({ placeholder, ...input }: SearchInputProps & { placeholder: string }) {
  const t = useText();
  return <SearchInput {...input} placeholder={t(placeholder)} />;
}
