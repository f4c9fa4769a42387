import TimelineIcon from '@mui/icons-material/ViewTimelineOutlined';

export const timeline = {
  screens: {
    icon: TimelineIcon,
    options: { label: 'Fleet timeline' },
  },
};
