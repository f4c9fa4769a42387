import { useText } from '@/lib/i18n';
import { Icon } from '@/ui/media/Icon';
import { registrationMessages } from '../messages';
import styles from './waiting.module.css';

export function ApprovalSteps() {
  const t = useText(registrationMessages);
  return (
    <ol className={styles.steps}>
      <li className={styles.done}>
        <span>
          <Icon name="check" />
        </span>
        {t('stepSent')}
      </li>
      <li aria-current="step">
        <span>
          <Icon name="eye" />
        </span>
        {t('stepCheck')}
      </li>
      <li>
        <span>
          <Icon name="car" />
        </span>
        {t('stepReady')}
      </li>
    </ol>
  );
}
