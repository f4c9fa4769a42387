import { useText } from '../i18n';
import styles from './second-factor.module.css';

// Moves the focus to the codes, because the focused button disappears with the form and the user has to read them.
const focus = (element: HTMLElement | null): void => element?.focus();

/** The recovery codes, which are shown only once. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const t = useText();
  return (
    <div ref={focus} tabIndex={-1} className={styles.scan}>
      <p>
        {t(
          'Write these recovery codes down, or save them where others cannot read them. Each replaces your phone once. They are shown only now.',
        )}
      </p>
      <ul className={styles.codes} aria-label={t('Recovery codes')} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
