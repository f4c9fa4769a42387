import DrawerIcon from '@mui/icons-material/PointOfSaleOutlined';
import { drawerCalls } from './calls';
import { DrawerList } from './DrawerList';
export const drawers = {
  screens: {
    icon: DrawerIcon,
    list: DrawerList,
    options: { label: 'Cash drawers' },
  },
  calls: drawerCalls,
};
