import { useMutation } from '@tanstack/react-query';
import { useText } from '../../shared/i18n';
import { useOtherLanguage } from '../i18n/use-other-language';
import styles from './auth.module.css';

/** Names the other language in that language, for users who cannot read the current one. */
export function AuthLanguageButton() {
  const t = useText();
  const { other, name, change } = useOtherLanguage();
  const changing = useMutation({ mutationFn: change });
  return (
    <>
      <button className={styles.link} type="button" lang={other} onClick={() => changing.mutate()}>
        {name}
      </button>
      {changing.isError && (
        <p className={styles.fieldError} role="alert">
          {t('The language could not be changed. Check your connection and try again.')}
        </p>
      )}
    </>
  );
}
