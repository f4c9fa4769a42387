import BookingIcon from '@mui/icons-material/EventAvailableOutlined';
import { BookingList } from './BookingList';
import { BookingShow } from './BookingShow';

export const bookings = {
  icon: BookingIcon,
  list: BookingList,
  show: BookingShow,
  options: { label: 'Bookings' },
};
