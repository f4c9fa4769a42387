import TimelineIcon from '@mui/icons-material/ViewTimelineOutlined';
import { Timeline } from './Timeline';

export const timeline = {
  screens: {
    icon: TimelineIcon,
    list: Timeline,
    options: { label: 'Fleet timeline' },
  },
};
