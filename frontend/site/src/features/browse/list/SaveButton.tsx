import { useText } from '@/lib/i18n';
import { toggleSavedCar, useSavedCars } from '@/lib/saved-cars';
import { Icon } from '@/ui/media/Icon';
import { browseMessages } from '../messages';
import styles from './save-button.module.css';

/** Saves a car in this browser, or removes it from the saved ones. */
export function SaveButton({ id, name }: { id: number; name: string }) {
  const t = useText(browseMessages);
  return (
    <button
      type="button"
      className={styles.save}
      aria-label={t('save', { name })}
      aria-pressed={useSavedCars().has(id)}
      onClick={() => toggleSavedCar(id)}
    >
      <Icon name="heart" />
    </button>
  );
}
