import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { SiteLayout } from './layout/SiteLayout';
import { paths } from './paths';

const CarListPage = lazy(async () => ({ default: (await import('@/pages/CarListPage')).CarListPage }));
const CarPage = lazy(async () => ({ default: (await import('@/pages/CarPage')).CarPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('@/pages/NotFoundPage')).NotFoundPage }));

export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path={paths.carList} element={<CarListPage />} />
        <Route path={paths.car(':id')} element={<CarPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
