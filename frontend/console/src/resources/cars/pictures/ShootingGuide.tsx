import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type PlainText, useText } from '../../../shared/i18n';

interface View {
  name: PlainText;
  from: PlainText;
  /** Position of the camera in the drawing, and the two edges of its view. */
  camera: [x: number, y: number];
  edges: string;
}

/** The most important view for customers comes first. */
const VIEWS: readonly View[] = [
  {
    name: 'Front corner',
    from: 'The main photo: five steps from a headlight, at its height',
    camera: [110, 72],
    edges: '85 29 46 52',
  },
  {
    name: 'Side',
    from: 'In line with the doors, with both wheels in view',
    camera: [60, 74],
    edges: '35 51 85 51',
  },
  {
    name: 'Rear corner',
    from: 'Five steps from the tail light on the other side',
    camera: [10, 8],
    edges: '35 51 74 28',
  },
  {
    name: 'Dashboard',
    from: 'From the middle of the back seat',
    camera: [48, 40],
    edges: '71 30 71 50',
  },
  {
    name: 'Boot',
    from: 'Open and empty, from two steps behind',
    camera: [10, 40],
    edges: '36 29 36 51',
  },
];

/** The car from above, its front on the right, and the view of the camera. */
const Plan = ({ camera: [x, y], edges }: Pick<View, 'camera' | 'edges'>) => (
  <Box
    component="svg"
    viewBox="0 0 120 80"
    aria-hidden="true"
    focusable="false"
    sx={{ width: 1, maxWidth: 132, borderRadius: 1, bgcolor: 'action.hover', color: 'primary.main' }}
  >
    <Box component="g" sx={{ color: 'text.disabled' }} fill="currentColor" fillRule="evenodd">
      <path d="M42 29h34c5 0 8 5 8 11s-3 11-8 11H42c-4 0-6-3-6-7v-8c0-4 2-7 6-7Zm25 3-5 2v12l5 2c2-5 2-11 0-16Zm-22 3-4-2v14l4-2Z" />
      <path d="M60 26h4l1 2h-4Zm0 28h4l1-2h-4Z" />
    </Box>
    <path d={`M${x} ${y} ${edges}Z`} fill="currentColor" opacity="0.3" />
    <circle cx={x} cy={y} r="4.5" fill="currentColor" />
  </Box>
);

/** The views of a car that its photos should show. */
export function ShootingGuide() {
  const t = useText();
  return (
    <div>
      <Typography variant="body2">
        {t('Take these five views of the clean car outdoors, in daylight, with the phone held sideways:')}
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 1,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))',
        }}
      >
        {VIEWS.map(({ name, from, ...plan }, index) => (
          <li key={name}>
            <Plan {...plan} />
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {index + 1}. {t(name)}
            </Typography>
            <Typography variant="caption" component="p" color="textSecondary">
              {t(from)}
            </Typography>
          </li>
        ))}
      </Box>
    </div>
  );
}
