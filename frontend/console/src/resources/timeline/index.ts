import TimelineIcon from '@mui/icons-material/ViewTimelineOutlined';
import { Timeline } from './Timeline';

export const timeline = {
  icon: TimelineIcon,
  list: Timeline,
  options: { label: 'Fleet timeline' },
};
