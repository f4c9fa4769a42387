import ComplaintIcon from '@mui/icons-material/FeedbackOutlined';
import { ComplaintList } from './ComplaintList';
import { ComplaintShow } from './ComplaintShow';

export const complaints = {
  icon: ComplaintIcon,
  list: ComplaintList,
  show: ComplaintShow,
  options: { label: 'Complaints' },
};
