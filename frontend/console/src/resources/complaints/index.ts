import ComplaintIcon from '@mui/icons-material/FeedbackOutlined';
import { complaintCalls } from './calls';
import { ComplaintList } from './ComplaintList';
import { ComplaintShow } from './ComplaintShow';
export const complaints = {
  screens: {
    icon: ComplaintIcon,
    list: ComplaintList,
    show: ComplaintShow,
    options: { label: 'Complaints' },
  },
  calls: complaintCalls,
};
