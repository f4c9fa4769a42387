import { useNotify } from 'react-admin';
import Button from '@mui/material/Button';
import { useSpeech, useText } from '../i18n';

/** Offers the other language under its own name. What is typed on the screen stays. */
export function LanguageSwitch() {
  const t = useText();
  const notify = useNotify();
  const { language, speak } = useSpeech();
  const other = language === 'en' ? 'hi' : 'en';
  return (
    <Button
      color="inherit"
      lang={other}
      sx={{ minWidth: 44 }}
      onClick={() => {
        speak(other).catch(() => notify(t('The other language cannot be fetched now.'), { type: 'error' }));
      }}
    >
      {other === 'hi' ? 'हिन्दी' : 'English'}
    </Button>
  );
}
