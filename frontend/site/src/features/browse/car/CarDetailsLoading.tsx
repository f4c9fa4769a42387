import { useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { carMessages } from '../car-messages';
import styles from './car-details.module.css';
import loadingStyles from './car-details-loading.module.css';

export function CarDetailsLoading() {
  const t = useText(carMessages);
  return (
    <div className={styles.layout}>
      <div className={styles.gallery}>
        <div className={loadingStyles.picture}>
          <Skeleton height="100%" radius={0} />
        </div>
      </div>
      <div className={styles.side}>
        <Card className={styles.offer}>
          <p role="status">{t('loading')}</p>
          <Skeleton width="70%" height="2.2rem" />
          <Skeleton width="45%" height="2rem" />
          <Skeleton height="3.25rem" />
          <Skeleton height="3.25rem" />
        </Card>
      </div>
    </div>
  );
}
