import type { Localizable } from '@shared/i18n';
import { useLocal } from '../../shared/i18n';
import styles from './auth.module.css';

interface Props {
  tone: 'bad' | 'ok' | 'info';
  /** A message of the server, or a text in English. */
  title: Localizable;
  detail?: Localizable;
}

export function AuthAlert({ tone, title, detail = '' }: Props) {
  const local = useLocal();
  return (
    <div className={`${styles.alert} ${styles[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <strong>{local(title)}</strong>
      {local(detail)}
    </div>
  );
}
