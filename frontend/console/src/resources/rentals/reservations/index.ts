import ReservationIcon from '@mui/icons-material/BookmarkAddedOutlined';
import { ReservationList } from './ReservationList';
import { ReservationShow } from './ReservationShow';

export const reservations = {
  icon: ReservationIcon,
  list: ReservationList,
  show: ReservationShow,
  options: { label: 'Reservations' },
};
