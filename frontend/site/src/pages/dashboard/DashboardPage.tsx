import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { ConsentRequest } from '@/features/dashboard/components/ConsentRequest';
import { JustPlaced } from '@/features/dashboard/components/JustPlaced';
import { Sidebar } from '@/features/dashboard/components/Sidebar';
import { cx } from '@/lib/cx';
import { PageLoading } from '@/ui/layout/PageLoading';
import styles from './dashboard-page.module.css';

export function DashboardPage() {
  return (
    <div className={cx('wrap', styles.page)}>
      <Sidebar />
      <div className={styles.content}>
        <JustPlaced />
        <ConsentRequest />
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
}
