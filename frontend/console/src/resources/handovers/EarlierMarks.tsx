import Typography from '@mui/material/Typography';
import type { CustomerMark, HandoverForm, HandoverMark } from '@contract/rentals/handovers';
import { useText } from '../../shared/i18n';

interface Props extends Pick<HandoverForm, 'baseline'> {
  customerMarks: readonly CustomerMark[];
  /** Key of the point. */
  point: string;
}

/** The marks at a point from earlier records and from the customer. */
export function EarlierMarks({ baseline, customerMarks, point }: Props) {
  const t = useText();
  const ofPoint = <M extends HandoverMark>(marks: readonly M[]) =>
    marks.filter((mark) => mark.point === point);
  const texts = [
    ...ofPoint(baseline?.marks ?? []).map(({ text }) => t('Noted before: {text}', { text })),
    ...ofPoint(customerMarks).map(({ text }) => t('Noted by the customer: {text}', { text })),
  ];
  return texts.map((text, index) => (
    <Typography key={index} variant="body2">
      {text}
    </Typography>
  ));
}
