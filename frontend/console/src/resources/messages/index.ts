import MessageIcon from '@mui/icons-material/OutboxOutlined';
import { messageCalls } from './calls';
export const messages = {
  screens: {
    icon: MessageIcon,
    options: { label: 'Messages' },
  },
  calls: messageCalls,
};
