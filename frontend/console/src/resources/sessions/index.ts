import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import { sessionCalls } from './calls';
import { DevicesScreen } from './DevicesScreen';
export const sessions = {
  screens: {
    icon: DevicesIcon,
    list: DevicesScreen,
    options: { label: 'Signed-in devices' },
  },
  calls: sessionCalls,
};
