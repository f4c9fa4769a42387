import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import {
  type ConsoleHandover,
  type CustomerMark,
  type HandoverMark,
  type HandoverPhoto,
} from '@contract/rentals/handovers';
import type { InspectionPoint } from '@contract/rentals/inspection-points';
import { useInLanguage } from '@shared/i18n/use-in-language';
import { useText } from '../../shared/i18n';
import { CameraButton } from './CameraButton';
import { ComparePhotos } from './ComparePhotos';
import { EarlierMarks } from './EarlierMarks';
import { lastPhotoOf } from './last-photo';
import { MarkFields } from './MarkFields';
import type { Thumbnails } from './phone/trip-copies';
import { Thumb } from './Thumb';
import type { Draft } from './use-draft';
import type { Photos } from './use-photos';

interface Props {
  point: InspectionPoint;
  draft: Draft;
  photos: Photos;
  baseline: ConsoleHandover | null;
  thumbnails: Thumbnails;
  customerMarks: readonly CustomerMark[];
  needsPhoto: boolean;
}

/** Shows a point of the inspection: its photos next to the earlier ones, and its marks. */
export function PointRow({ point: { key: point, name: names }, ...props }: Props) {
  const { draft, photos, baseline, thumbnails, customerMarks, needsPhoto } = props;
  const { content, change } = draft;
  const name = useInLanguage()(names);
  const marks = content.marks.filter((mark) => mark.point === point);
  const markPhotos = new Set(marks.map(({ photo }) => photo));
  const taken = photos.shown.filter((photo) => photo.point === point && !markPhotos.has(photo.id));
  const isFine = content.fine.includes(point);
  const setFine = (fine: boolean): void =>
    change({ fine: fine ? [...content.fine, point] : content.fine.filter((other) => other !== point) });
  const addMark = (): void =>
    change({
      fine: content.fine.filter((other) => other !== point),
      marks: [...content.marks, { point, text: '', photo: null }],
    });
  const setMark = (mark: HandoverMark, next: HandoverMark | null): void =>
    change({ marks: content.marks.flatMap((other) => (other === mark ? (next ?? []) : other)) });

  return (
    <Box
      component="fieldset"
      sx={{ border: 0, borderTop: 1, borderColor: 'divider', m: 0, px: 0, pt: 1, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ fontWeight: 600, float: 'left', width: 1, p: 0 }}>
        {name}
      </Typography>
      <Box sx={{ clear: 'both', display: 'grid', gap: 1 }}>
        <EarlierMarks baseline={baseline} customerMarks={customerMarks} point={point} />
        <Pictures name={name} taken={taken} before={lastPhotoOf(baseline, point)} thumbnails={thumbnails} />
        <PointActions
          name={name}
          lacksPhoto={needsPhoto && taken.length === 0}
          isPictured={taken.length > 0}
          isFine={isFine}
          setFine={setFine}
          addMark={addMark}
          take={(file) => void photos.add(point, file)}
        />
        {marks.map((mark, index) => (
          <MarkFields
            key={index}
            mark={mark}
            name={name}
            photos={photos}
            change={(next) => setMark(mark, next)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface ActionProps {
  /** Already translated. */
  name: string;
  lacksPhoto: boolean;
  isPictured: boolean;
  isFine: boolean;
  setFine: (fine: boolean) => void;
  addMark: () => void;
  take: (file: File) => void;
}

function PointActions({ name, lacksPhoto, isPictured, isFine, setFine, addMark, take }: ActionProps) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <CameraButton label={t('Photo of {point}', { point: name })} take={take}>
        {isPictured ? t('Another photo') : t('Take a photo')}
      </CameraButton>
      <FormControlLabel
        label={t('Fine')}
        control={
          <Checkbox
            checked={isFine}
            onChange={(_, checked) => setFine(checked)}
            slotProps={{ input: { 'aria-label': t('{point}: fine', { point: name }) } }}
          />
        }
      />
      <Button onClick={addMark}>{t('Add a mark')}</Button>
      {lacksPhoto && (
        <Typography variant="body2" color="textSecondary">
          {t('Photo needed')}
        </Typography>
      )}
    </Box>
  );
}

interface PicturesProps {
  /** Already translated. */
  name: string;
  taken: Photos['shown'];
  before: HandoverPhoto | undefined;
  thumbnails: Thumbnails;
}

function Pictures({ name, taken, before, thumbnails }: PicturesProps) {
  const t = useText();
  const newest = taken.at(-1);
  if (!before && !newest) return null;
  const earlier = before && { url: thumbnails[before.id] ?? null, path: before.path };
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 12rem))', gap: 1 }}>
        {earlier && <Thumb caption={t('Before')} name={t('{point} before', { point: name })} {...earlier} />}
        {taken.map(({ id, url, path }) => (
          <Thumb key={id} caption={t('Now')} name={t('{point} now', { point: name })} url={url} path={path} />
        ))}
      </Box>
      {earlier && newest && <ComparePhotos name={name} before={earlier} now={newest} />}
    </>
  );
}
