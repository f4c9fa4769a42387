import MessageIcon from '@mui/icons-material/OutboxOutlined';
import { MessageList } from './MessageList';

export const messages = {
  icon: MessageIcon,
  list: MessageList,
  options: { label: 'Messages' },
};
