import { useEffect, useRef } from 'react';
import { chosenLanguage, keepLanguage, useLanguage, useText } from '@/lib/i18n';
import type { Language } from '@/lib/i18n';
import { useToast } from '@/ui/Toast';
import { appMessages } from '../messages';
import { loadTranslations } from '../translations';
import styles from './language-switch.module.css';

const NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** Switches to the other language without losing what was typed. */
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

/** Changes a page that was rendered in the other language to the chosen one. */
export function useChosenLanguage(): void {
  const { language, speak } = useLanguage();
  const renderedIn = useRef(language);
  useEffect(() => {
    const chosen = chosenLanguage();
    if (chosen === null || chosen === renderedIn.current) return;
    // Without the translations the page stays in English.
    loadTranslations(chosen).then(
      (texts) => speak(chosen, texts),
      () => undefined,
    );
  }, [speak]);
}
