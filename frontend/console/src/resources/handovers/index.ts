import HandoverIcon from '@mui/icons-material/KeyOutlined';
import { handoverCalls } from './calls';
import { HandoverScreen } from './HandoverScreen';

export const handovers = {
  screens: { icon: HandoverIcon, show: HandoverScreen, options: { label: 'Handovers' } },
  calls: handoverCalls,
};
