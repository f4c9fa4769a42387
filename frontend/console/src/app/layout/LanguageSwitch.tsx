import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useText } from '../../shared/i18n';
import { useOtherLanguage } from '../i18n/use-other-language';

/** Names the language in itself, for users who cannot read the current one. */
export function LanguageSwitch() {
  const t = useText();
  const notify = useNotify();
  const { other, name, change } = useOtherLanguage();
  const changing = useMutation({
    mutationFn: change,
    onError: () =>
      notify(t('The language could not be changed. Check your connection and try again.'), { type: 'error' }),
  });
  return (
    <Button color="inherit" lang={other} sx={{ minWidth: 44 }} onClick={() => changing.mutate()}>
      {name}
    </Button>
  );
}
