import { useTwoMonthsFit } from '@/ui/dates/use-two-months-fit';
import { Card } from '@/ui/display/Card';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { PageLoading } from '@/ui/layout/PageLoading';
import styles from './renting-form.module.css';

export function RentingLoading() {
  const isCalendarOpen = useTwoMonthsFit();
  return (
    <>
      <div className="visually-hidden">
        <PageLoading />
      </div>
      <div className={styles.layout} aria-hidden="true">
        <div className={styles.main}>
          <Card>
            <Skeleton height="8rem" />
          </Card>
          <Card>
            <Skeleton height={isCalendarOpen ? '32rem' : '15rem'} />
          </Card>
        </div>
        <Card>
          <Skeleton height="26rem" />
        </Card>
      </div>
    </>
  );
}
