import SubscriberIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { SubscriberList } from './SubscriberList';

export const subscribers = {
  icon: SubscriberIcon,
  list: SubscriberList,
  options: { label: 'Newsletter' },
};
