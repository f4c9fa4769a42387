import { paths } from '@/app/paths';
import type { IconName } from '@/ui/Icon';
import type { dashboardMessages } from './messages';

interface Section {
  to: string;
  text: keyof (typeof dashboardMessages)['english'];
  icon: IconName;
}

/** The sidebar, in its order. */
export const SECTIONS: readonly Section[] = [
  { to: paths.bookings, text: 'bookings', icon: 'car' },
  { to: paths.newBooking, text: 'newBooking', icon: 'plus' },
  { to: paths.profile, text: 'profile', icon: 'user' },
  { to: paths.reservation, text: 'reservation', icon: 'calendar' },
  { to: paths.newReservation, text: 'newReservation', icon: 'plus' },
  { to: paths.complaints, text: 'complaints', icon: 'chat' },
];

/** What a thumb reaches for most on a phone; the rest is behind the menu. */
export const QUICK_SECTIONS = SECTIONS.filter(({ text }) =>
  ['bookings', 'reservation', 'profile'].includes(text),
);
