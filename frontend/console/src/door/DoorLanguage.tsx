import { useState } from 'react';
import { useOtherLanguage, useText } from '../i18n';
import styles from './door.module.css';

/** Offers the other language under its own name. What is typed stays. */
export function DoorLanguage() {
  const t = useText();
  const { other, name, change } = useOtherLanguage();
  const [failed, setFailed] = useState(false);
  return (
    <>
      <button
        className={styles.link}
        type="button"
        lang={other}
        onClick={() => {
          setFailed(false);
          change().catch(() => setFailed(true));
        }}
      >
        {name}
      </button>
      {failed && (
        <p className={styles.fieldError} role="alert">
          {t('The language could not be changed. Check your connection and try again.')}
        </p>
      )}
    </>
  );
}
