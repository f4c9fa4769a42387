import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { BrowserOnly } from './layout/BrowserOnly';
import { SiteLayout } from './layout/SiteLayout';
import { paths } from './paths';

const HomePage = lazy(async () => ({ default: (await import('@/pages/HomePage')).HomePage }));
const AboutPage = lazy(async () => ({ default: (await import('@/pages/AboutPage')).AboutPage }));
const ContactPage = lazy(async () => ({ default: (await import('@/pages/ContactPage')).ContactPage }));
const TermsPage = lazy(async () => ({ default: (await import('@/pages/TermsPage')).TermsPage }));
const PrivacyPage = lazy(async () => ({ default: (await import('@/pages/PrivacyPage')).PrivacyPage }));
const CarListPage = lazy(async () => ({ default: (await import('@/pages/CarListPage')).CarListPage }));
const CarPage = lazy(async () => ({ default: (await import('@/pages/CarPage')).CarPage }));
const UserLoginPage = lazy(async () => ({ default: (await import('@/pages/UserLoginPage')).UserLoginPage }));
const LoginPage = lazy(async () => ({ default: (await import('@/pages/LoginPage')).LoginPage }));
const RegisterPage = lazy(async () => ({ default: (await import('@/pages/RegisterPage')).RegisterPage }));
const WaitingPage = lazy(async () => ({ default: (await import('@/pages/WaitingPage')).WaitingPage }));
const BookingPage = lazy(async () => ({ default: (await import('@/pages/BookingPage')).BookingPage }));
const ReservePage = lazy(async () => ({ default: (await import('@/pages/ReservePage')).ReservePage }));
const DashboardPage = lazy(async () => ({ default: (await import('@/pages/DashboardPage')).DashboardPage }));
const DashboardBookingsPage = lazy(async () => ({
  default: (await import('@/pages/DashboardBookingsPage')).DashboardBookingsPage,
}));
const DashboardReservationsPage = lazy(async () => ({
  default: (await import('@/pages/DashboardReservationsPage')).DashboardReservationsPage,
}));
const DashboardProfilePage = lazy(async () => ({
  default: (await import('@/pages/DashboardProfilePage')).DashboardProfilePage,
}));
const DashboardComplaintsPage = lazy(async () => ({
  default: (await import('@/pages/DashboardComplaintsPage')).DashboardComplaintsPage,
}));
const DashboardNewRentalPage = lazy(async () => ({
  default: (await import('@/pages/DashboardNewRentalPage')).DashboardNewRentalPage,
}));
const NotFoundPage = lazy(async () => ({ default: (await import('@/pages/NotFoundPage')).NotFoundPage }));

export function SiteRoutes({ onAlive }: { onAlive?: () => void }) {
  return (
    <Routes>
      <Route element={<SiteLayout onAlive={onAlive} />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.terms} element={<TermsPage />} />
        <Route path={paths.privacy} element={<PrivacyPage />} />
        <Route path={paths.carList} element={<CarListPage />} />
        <Route path={paths.car(':id')} element={<CarPage />} />
        <Route path={paths.login} element={<LoginPage />} />
        <Route element={<BrowserOnly />}>
          <Route path={paths.userLogin} element={<UserLoginPage />} />
          <Route path={paths.register} element={<RegisterPage />} />
          <Route path={paths.waiting} element={<WaitingPage />} />
          <Route path={paths.booking} element={<BookingPage />} />
          <Route path={paths.reserve} element={<ReservePage />} />
          <Route path={paths.dashboard} element={<DashboardPage />}>
            <Route index element={<DashboardBookingsPage />} />
            <Route path={paths.bookings} element={<DashboardBookingsPage />} />
            <Route path={paths.newBooking} element={<DashboardNewRentalPage key="book" action="book" />} />
            <Route path={paths.profile} element={<DashboardProfilePage />} />
            <Route path={paths.reservation} element={<DashboardReservationsPage />} />
            <Route
              path={paths.newReservation}
              element={<DashboardNewRentalPage key="reserve" action="reserve" />}
            />
            <Route path={paths.complaints} element={<DashboardComplaintsPage />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
