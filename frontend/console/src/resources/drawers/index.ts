import DrawerIcon from '@mui/icons-material/PointOfSaleOutlined';
import { drawerCalls } from './calls';
import { DrawerList } from './DrawerList';
import { DrawerShow } from './DrawerShow';
import { OpenDrawer } from './OpenDrawer';
export const drawers = {
  screens: {
    icon: DrawerIcon,
    list: DrawerList,
    create: OpenDrawer,
    show: DrawerShow,
    options: { label: 'Cash drawers' },
  },
  calls: drawerCalls,
};
