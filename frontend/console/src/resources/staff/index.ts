import StaffIcon from '@mui/icons-material/PersonAddAlt';
import { staffCalls } from './calls';
import { StaffList } from './StaffList';
export const staff = {
  screens: {
    icon: StaffIcon,
    list: StaffList,
    options: { label: 'Add Admin' },
  },
  calls: staffCalls,
};
