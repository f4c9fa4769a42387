import { useLocalMessage } from '../i18n';
import styles from './auth.module.css';

interface Props {
  tone: 'bad' | 'ok' | 'info';
  /** In English, as the server may have written it. */
  title: string;
  detail?: string;
}

export function AuthAlert({ tone, title, detail = '' }: Props) {
  const local = useLocalMessage();
  return (
    <div className={`${styles.alert} ${styles[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <strong>{local(title)}</strong>
      {local(detail)}
    </div>
  );
}
