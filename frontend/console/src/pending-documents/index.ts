import PeopleIcon from '@mui/icons-material/HowToRegOutlined';
import { PendingList } from './PendingList';

export const pendingDocuments = {
  icon: PeopleIcon,
  list: PendingList,
  options: { label: 'Pending Customers' },
};
