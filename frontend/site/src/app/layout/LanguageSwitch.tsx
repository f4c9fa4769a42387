import { useEffect, useRef } from 'react';
import { LANGUAGE_NAMES, otherLanguage, savedLanguage, saveLanguage, useLanguage } from '@shared/i18n';
import { useText } from '@/lib/i18n';
import { useToast } from '@/ui/Toast';
import { appMessages } from '../messages';
import { loadTranslations } from '../translations';
import styles from './language-switch.module.css';

/** Offers the other language under its own name. What is typed on the page stays. */
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

/** A page that was made in the other language, for whatever reason, changes to the chosen one. */
export function useChosenLanguage(): void {
  const { language, setLanguage } = useLanguage();
  const begunIn = useRef(language);
  useEffect(() => {
    const chosen = savedLanguage();
    if (chosen === null || chosen === begunIn.current) return;
    // English texts serve where the others cannot be fetched.
    loadTranslations(chosen).then(
      (texts) => setLanguage(chosen, texts),
      () => undefined,
    );
  }, [setLanguage]);
}
