import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { SettingsScreen } from './SettingsScreen';

export const settings = {
  icon: SettingsIcon,
  list: SettingsScreen,
  options: { label: 'Settings' },
};
