import PeopleIcon from '@mui/icons-material/HowToRegOutlined';
import { pendingDocumentCalls } from './calls';
import { PendingList } from './PendingList';
import { Review } from './review/Review';
export const pendingDocuments = {
  screens: {
    icon: PeopleIcon,
    list: PendingList,
    show: Review,
    options: { label: 'Pending Customers' },
  },
  calls: pendingDocumentCalls,
};
