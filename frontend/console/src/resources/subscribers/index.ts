import SubscriberIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { subscriberCalls } from './calls';
export const subscribers = {
  screens: {
    icon: SubscriberIcon,
    options: { label: 'Newsletter' },
  },
  calls: subscriberCalls,
};
