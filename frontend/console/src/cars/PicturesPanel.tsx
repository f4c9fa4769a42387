import { useState, type ChangeEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CAR_IMAGE_TYPES, MAX_CAR_IMAGES } from '@contract/limits';
import type { ConsoleDataProvider } from '../dataProvider';
import { useText } from '../i18n';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { Panel } from '../ui/Panel';
import { imagesRule } from './attach-car.form';
import type { CarPanel } from './car-panel';
import { CarProblem } from './CarProblem';
import { PictureTile } from './PictureTile';
import { withMoved, usePictureDrag } from './use-picture-drag';

const sameOrder = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** The pictures in the order in which customers see them. */
export function PicturesPanel({ car, changed, reload }: CarPanel) {
  const t = useText();
  const data = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const sendOnce = useSendOnce();
  const storedIds = car.images.map(({ id }) => id);
  const [draft, setDraft] = useState<string[] | null>(null);
  const [wrongFile, setWrongFile] = useState<Error | null>(null);
  const [sent, setSent] = useState(0);
  // Without pictures that somebody else has removed meanwhile.
  const order = draft?.filter((id) => storedIds.includes(id)) ?? storedIds;
  const dragOf = usePictureDrag((from, to) => setDraft(withMoved(order, from, to)));
  const urls = new Map(car.images.map(({ id, url }) => [id, url]));

  const arranging = useMutation({
    mutationFn: () => data.arrangePictures(car.id, car.version, order),
    onSuccess: (saved) => {
      changed(saved);
      setDraft(null);
      notify(t('The pictures are saved.'), { type: 'success' });
    },
  });
  const adding = useMutation({
    mutationFn: (images: File[]) =>
      sendOnce([car.version, images.map((one) => [one.name, one.size, one.lastModified])], (key) =>
        data.sendCarFiles(car.id, car.version, { images }, key, setSent),
      ),
    onMutate: () => setSent(0),
    onSuccess: (saved, { length: count }) => {
      changed(saved);
      // The new ones follow the old ones, so an order of the old ones alone is out of date.
      setDraft(null);
      notify(
        t('{count, plural, one {The picture is added.} other {{count} pictures are added.}}', { count }),
        {
          type: 'success',
        },
      );
    },
  });
  const isPending = arranging.isPending || adding.isPending;
  const problem = wrongFile ?? arranging.error ?? adding.error;

  function clearProblem(): void {
    setWrongFile(null);
    arranging.reset();
    adding.reset();
  }

  function add({ target }: ChangeEvent<HTMLInputElement>): void {
    const images = [...(target.files ?? [])];
    target.value = '';
    if (images.length === 0) return;
    clearProblem();
    const wrong = imagesRule(images);
    if (wrong) setWrongFile(new Error(wrong));
    else adding.mutate(images);
  }

  function save(): void {
    clearProblem();
    arranging.mutate();
  }

  const dirty = !sameOrder(order, storedIds);
  return (
    <Panel title="Pictures">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {order.map((id, index) => (
          <PictureTile
            key={id}
            image={urls.get(id)!}
            position={index + 1}
            count={order.length}
            drag={dragOf(index)}
            moveTo={(position) => setDraft(withMoved(order, index, position - 1))}
            remove={order.length > 1 ? () => setDraft(order.filter((other) => other !== id)) : undefined}
          />
        ))}
      </Box>
      {order.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('This car has no pictures. Add some for customers to see.')}
        </Typography>
      )}
      {problem && (
        <CarProblem
          title="Failed to save the pictures."
          error={problem}
          reload={reload}
          solved={clearProblem}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {dirty && (
          <>
            <Button variant="contained" color="secondary" loading={isPending} onClick={save}>
              {t('Save pictures')}
            </Button>
            <Button color="inherit" disabled={isPending} onClick={() => setDraft(null)}>
              {t('Undo')}
            </Button>
          </>
        )}
        {!dirty && order.length < MAX_CAR_IMAGES && (
          <Button
            component="label"
            variant="outlined"
            startIcon={<AddIcon />}
            role={undefined}
            loading={isPending}
          >
            {t('Add pictures')}
            <input
              type="file"
              multiple
              accept={CAR_IMAGE_TYPES.join(',')}
              onChange={add}
              disabled={isPending}
              style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 }}
            />
          </Button>
        )}
        <Typography variant="body2" color="textSecondary" role="status">
          <PicturesStatus
            isSaving={arranging.isPending}
            sent={adding.isPending ? sent : null}
            isDirty={dirty}
          />
        </Typography>
      </Box>
    </Panel>
  );
}

interface StatusProps {
  isSaving: boolean;
  /** The sent part of new pictures, 0 to 1; null when none are being sent. */
  sent: number | null;
  isDirty: boolean;
}

function PicturesStatus({ isSaving, sent, isDirty }: StatusProps) {
  const t = useText();
  if (isSaving) return t('Saving…');
  if (sent === null)
    return isDirty ? t('Not saved yet.') : t('Drag a picture to its place. The first is the main one.');
  if (sent === 0) return t('Sending…');
  return sent < 1
    ? t('Sending, {percent}%', { percent: Math.round(sent * 100) })
    : t('The pictures are being prepared…');
}
