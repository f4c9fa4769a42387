import HandoverIcon from '@mui/icons-material/KeyOutlined';
import { handoverCalls } from './calls';

export const handovers = {
  screens: { icon: HandoverIcon, options: { label: 'Handovers' } },
  calls: handoverCalls,
};
