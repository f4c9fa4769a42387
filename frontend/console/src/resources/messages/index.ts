import MessageIcon from '@mui/icons-material/OutboxOutlined';
import { messageCalls } from './calls';
import { MessageList } from './MessageList';
export const messages = {
  screens: {
    icon: MessageIcon,
    list: MessageList,
    options: { label: 'Messages' },
  },
  calls: messageCalls,
};
