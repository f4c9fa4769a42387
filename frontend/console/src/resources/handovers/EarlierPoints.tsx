import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HandoverForm } from '@contract/rentals/handovers';
import type { InspectionPoint } from '@contract/rentals/inspection-points';
import { useInLanguage } from '@shared/i18n/use-in-language';
import { EarlierMarks } from './EarlierMarks';

type EarlierForm = Pick<HandoverForm, 'baseline' | 'customerMarks'> &
  Partial<Pick<HandoverForm, 'earlierPoints'>>;

/** Earlier marks at points that this record does not have. */
export function EarlierPoints({ form, points }: { form: EarlierForm; points: readonly InspectionPoint[] }) {
  const inLanguage = useInLanguage();
  const { baseline, customerMarks, earlierPoints = [] } = form;
  return earlierPoints
    .filter(({ key }) => !points.some((point) => point.key === key))
    .map(({ key, name }) => (
      <Box key={key} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{inLanguage(name)}</Typography>
        <EarlierMarks baseline={baseline} customerMarks={customerMarks} point={key} />
      </Box>
    ));
}
