import { Icon } from '@/ui/Icon';
import styles from './waiting-note.module.css';

interface WaitingNoteProps {
  text: string;
  /** What the server says about it, where it says more. */
  detail?: string;
}

export function WaitingNote({ text, detail }: WaitingNoteProps) {
  return (
    <div className={styles.note}>
      <Icon name="clock" size={28} />
      <p>{text}</p>
      {detail && detail !== text && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
