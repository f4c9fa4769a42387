import DisputeIcon from '@mui/icons-material/PhonelinkLockOutlined';
import { numberDisputeCalls } from './calls';

export const numberDisputes = {
  screens: {
    icon: DisputeIcon,
    options: { label: 'Number disputes' },
  },
  calls: numberDisputeCalls,
};
