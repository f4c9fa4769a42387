import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import { sessionCalls } from './calls';
export const sessions = {
  screens: {
    icon: DevicesIcon,
    options: { label: 'Signed-in devices' },
  },
  calls: sessionCalls,
};
