interface SiteRoute {
  path: string;
  /** The page's module below `src/pages`; it exports a component of the same name. */
  page: string;
  /**
   * True if the page is the same for all visitors: the server renders it completely, and search engines may index it.
   */
  isPublic?: boolean;
  /** True if the visitor is in the middle of a task, so that the footer is short. */
  isTask?: boolean;
  /** True if `sitemap.xml` lists the page. */
  inSitemap?: boolean;
  /** The route whose page shows this one inside. */
  parent?: string;
  /** True if the page is also shown at the path of its parent. */
  isIndex?: boolean;
}

/**
 * All pages of the site. The router, the paths of links, server rendering, preloads, `sitemap.xml` and `robots.txt` are
 * derived from this table. It imports nothing, so that every part of the site can use it.
 */
export const routes = {
  home: { path: '/', page: 'home/HomePage', isPublic: true, inSitemap: true },
  carList: { path: '/carlist', page: 'cars/CarListPage', isPublic: true, inSitemap: true },
  about: { path: '/about', page: 'company/AboutPage', isPublic: true, inSitemap: true },
  contact: { path: '/contact', page: 'company/ContactPage', isPublic: true, inSitemap: true },
  terms: { path: '/terms', page: 'company/TermsPage', isPublic: true, inSitemap: true },
  privacy: { path: '/privacy', page: 'company/PrivacyPage', isPublic: true, inSitemap: true },
  newsletter: { path: '/newsletter', page: 'company/NewsPage', isPublic: true },
  car: { path: '/car/:id', page: 'cars/CarPage', isPublic: true },
  login: { path: '/login', page: 'account/LoginPage', isPublic: true, isTask: true },
  userLogin: { path: '/user-login', page: 'account/UserLoginPage', isTask: true },
  booking: { path: '/booking', page: 'renting/BookingPage', isTask: true },
  reserve: { path: '/reserve', page: 'renting/ReservePage', isTask: true },
  register: { path: '/register', page: 'account/RegisterPage', isTask: true },
  confirmation: { path: '/confirmation/:reference', page: 'confirmation/ConfirmationPage', isTask: true },
  waiting: { path: '/waiting-page', page: 'account/WaitingPage', isTask: true },
  dashboard: { path: '/dashboard', page: 'dashboard/DashboardPage', isTask: true },
  bookings: {
    path: '/dashboard/bookings',
    page: 'dashboard/DashboardBookingsPage',
    parent: 'dashboard',
    isIndex: true,
  },
  newBooking: {
    path: '/dashboard/new-booking',
    page: 'dashboard/DashboardNewBookingPage',
    parent: 'dashboard',
  },
  profile: {
    path: '/dashboard/profile',
    page: 'dashboard/DashboardProfilePage',
    parent: 'dashboard',
  },
  reservation: {
    path: '/dashboard/reservation',
    page: 'dashboard/DashboardReservationsPage',
    parent: 'dashboard',
  },
  newReservation: {
    path: '/dashboard/new-reservation',
    page: 'dashboard/DashboardNewReservationPage',
    parent: 'dashboard',
  },
  complaints: {
    path: '/dashboard/complaints',
    page: 'dashboard/DashboardComplaintsPage',
    parent: 'dashboard',
  },
} as const satisfies Record<string, SiteRoute>;

export type RouteName = keyof typeof routes;

export const NOT_FOUND_PAGE = 'not-found/NotFoundPage';

export const routeList: readonly (SiteRoute & { name: RouteName })[] = Object.entries(routes).map(
  ([name, route]) => ({ name: name as RouteName, ...route }),
);
