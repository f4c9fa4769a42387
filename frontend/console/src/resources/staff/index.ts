import StaffIcon from '@mui/icons-material/PersonAddAlt';
import { staffCalls } from './calls';
export const staff = {
  screens: {
    icon: StaffIcon,
    options: { label: 'Add Admin' },
  },
  calls: staffCalls,
};
