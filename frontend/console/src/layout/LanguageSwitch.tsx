import { useNotify } from 'react-admin';
import Button from '@mui/material/Button';
import { useOtherLanguage, useText } from '../i18n';

/** Offers the other language under its own name. What is typed on the screen stays. */
export function LanguageSwitch() {
  const t = useText();
  const notify = useNotify();
  const { other, name, change } = useOtherLanguage();
  return (
    <Button
      color="inherit"
      lang={other}
      sx={{ minWidth: 44 }}
      onClick={() => {
        change().catch(() =>
          notify(t('The language could not be changed. Check your connection and try again.'), {
            type: 'error',
          }),
        );
      }}
    >
      {name}
    </Button>
  );
}
