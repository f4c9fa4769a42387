import ComplaintIcon from '@mui/icons-material/FeedbackOutlined';
import { complaintCalls } from './calls';
export const complaints = {
  screens: {
    icon: ComplaintIcon,
    options: { label: 'Complaints' },
  },
  calls: complaintCalls,
};
