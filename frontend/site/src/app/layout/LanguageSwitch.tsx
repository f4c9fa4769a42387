import { useEffect, useRef } from 'react';
import { LANGUAGE_NAMES, otherLanguage, savedLanguage, saveLanguage, useLanguage } from '@shared/i18n';
import { useText } from '@/lib/i18n';
import { useToast } from '@/ui/feedback/Toast';
import { appMessages } from '../messages';
import { loadTranslations } from '../translations';
import styles from './language-switch.module.css';

/** Switches to the other language, offered under its own name, and keeps all input. */
export function LanguageSwitch() {
  const t = useText(appMessages);
  const toast = useToast();
  const { language, setLanguage } = useLanguage();
  const other = otherLanguage(language);

  async function change() {
    try {
      setLanguage(other, await loadTranslations(other));
      saveLanguage(other);
    } catch {
      toast(t('languageFailed'), 'error');
    }
  }

  return (
    <button type="button" className={styles.switch} lang={other} onClick={() => void change()}>
      {LANGUAGE_NAMES[other]}
    </button>
  );
}

/** Changes a page that was rendered in the other language to the chosen one. */
export function useChosenLanguage(): void {
  const { language, setLanguage } = useLanguage();
  const renderedIn = useRef(language);
  useEffect(() => {
    const chosen = savedLanguage();
    if (chosen === null || chosen === renderedIn.current) return;
    // Without the translations the page stays in English.
    loadTranslations(chosen).then(
      (texts) => setLanguage(chosen, texts),
      () => undefined,
    );
  }, [setLanguage]);
}
