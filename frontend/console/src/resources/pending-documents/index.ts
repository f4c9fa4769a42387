import PeopleIcon from '@mui/icons-material/HowToRegOutlined';
import { PendingList } from './PendingList';
import { Review } from './review/Review';

export const pendingDocuments = {
  icon: PeopleIcon,
  list: PendingList,
  show: Review,
  options: { label: 'Pending Customers' },
};
