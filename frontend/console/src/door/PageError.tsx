import { useText } from '../i18n';
import { DoorAlert } from './DoorAlert';
import { DoorFrame } from './DoorFrame';
import styles from './door.module.css';

/** Shown when a part of the console could not be loaded or broke while it was drawn. */
export function PageError() {
  const t = useText();
  return (
    <DoorFrame title="This page could not be shown">
      <div className={styles.form}>
        <DoorAlert
          tone="bad"
          title="Something went wrong while loading."
          detail="Check the connection, then load the page again."
        />
        <button className={styles.main} type="button" onClick={() => window.location.reload()}>
          {t('Load again')}
        </button>
      </div>
    </DoorFrame>
  );
}
