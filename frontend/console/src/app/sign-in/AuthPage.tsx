import type { ReactNode } from 'react';
import { type Composed, type PlainText, shownText, useText } from '../../shared/i18n';
import { AuthLanguageButton } from './AuthLanguageButton';
import styles from './auth.module.css';

interface Props {
  title: PlainText | Composed;
  lead?: PlainText;
  children: ReactNode;
}

/** The page layout of the forms outside react-admin. */
export function AuthPage({ title, lead, children }: Props) {
  const t = useText();
  return (
    <main className={styles.page}>
      <title>{`${shownText(title, t)} · ${t('Car rental console')}`}</title>
      <div className={styles.card}>
        <div className={styles.top}>
          <span className="plate">{t('Console')}</span>
          <AuthLanguageButton />
        </div>
        <h1 className={styles.title}>{shownText(title, t)}</h1>
        {lead && <p className={styles.lead}>{t(lead)}</p>}
        {children}
      </div>
    </main>
  );
}
