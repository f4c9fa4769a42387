import SubscriberIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { subscriberCalls } from './calls';
import { SubscriberList } from './SubscriberList';
export const subscribers = {
  screens: {
    icon: SubscriberIcon,
    list: SubscriberList,
    options: { label: 'Newsletter' },
  },
  calls: subscriberCalls,
};
