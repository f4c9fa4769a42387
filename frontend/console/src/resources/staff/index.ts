import StaffIcon from '@mui/icons-material/PersonAddAlt';
import { StaffList } from './StaffList';

export const staff = {
  icon: StaffIcon,
  list: StaffList,
  options: { label: 'Add Admin' },
};
