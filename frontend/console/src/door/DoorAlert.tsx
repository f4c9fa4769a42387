import styles from './door.module.css';

interface Props {
  tone: 'bad' | 'ok' | 'info';
  title: string;
  detail?: string;
}

export function DoorAlert({ tone, title, detail }: Props) {
  return (
    <div className={`${styles.alert} ${styles[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <strong>{title}</strong>
      {detail}
    </div>
  );
}
