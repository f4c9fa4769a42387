import { useEffect, useRef } from 'react';
import { chosenLanguage, keepLanguage, useLanguage, useText } from '@/lib/i18n';
import type { Language } from '@/lib/i18n';
import { useToast } from '@/ui/Toast';
import { appMessages } from '../messages';
import { loadTranslations } from '../translations';
import styles from './language-switch.module.css';

const NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** Offers the other language under its own name. What is typed on the page stays. */
export function LanguageSwitch() {
  const t = useText(appMessages);
  const toast = useToast();
  const { language, speak } = useLanguage();
  const other = language === 'en' ? 'hi' : 'en';

  async function change() {
    try {
      speak(other, await loadTranslations(other));
      keepLanguage(other);
    } catch {
      toast(t('languageFailed'), 'error');
    }
  }

  return (
    <button type="button" className={styles.switch} lang={other} onClick={() => void change()}>
      {NAMES[other]}
    </button>
  );
}

/** A page that was made in the other language, for whatever reason, changes to the chosen one. */
export function useChosenLanguage(): void {
  const { language, speak } = useLanguage();
  const begunIn = useRef(language);
  useEffect(() => {
    const chosen = chosenLanguage();
    if (chosen === null || chosen === begunIn.current) return;
    // English texts serve where the others cannot be fetched.
    loadTranslations(chosen).then(
      (texts) => speak(chosen, texts),
      () => undefined,
    );
  }, [speak]);
}
