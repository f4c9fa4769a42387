import { useState, type ChangeEvent } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ConsoleCarDetails } from '@contract/console-fleet';
import { CAR_IMAGE_TYPES, MAX_CAR_IMAGES } from '@contract/limits';
import type { ConsoleDataProvider } from '../dataProvider';
import { useText } from '../i18n';
import { useOnceKey } from '../once-key';
import { Panel } from '../ui/Panel';
import { imagesRule } from './attach-car.form';
import type { CarPanel } from './car-panel';
import { CarProblem } from './CarProblem';
import { PictureTile } from './PictureTile';
import { moved, usePictureDrag } from './use-picture-drag';

const sameOrder = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** The pictures in the order customers see them: dragged or moved by button, saved together. */
export function PicturesPanel({ car, changed, readAgain }: CarPanel) {
  const t = useText();
  const data = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const once = useOnceKey();
  const kept = car.images.map(({ id }) => id);
  const [draft, setDraft] = useState<string[] | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  // What was removed by somebody else meanwhile is no longer there to be arranged.
  const order = draft?.filter((id) => kept.includes(id)) ?? kept;
  const dragOf = usePictureDrag((from, to) => setDraft(moved(order, from, to)));
  const urls = new Map(car.images.map(({ id, url }) => [id, url]));

  async function run(doing: string, call: () => Promise<ConsoleCarDetails>, done: string): Promise<boolean> {
    setProblem(null);
    setBusy(doing);
    try {
      changed(await call());
      notify(done, { type: 'success' });
      return true;
    } catch (error) {
      setProblem(error);
      return false;
    } finally {
      setBusy(null);
    }
  }

  async function save(): Promise<void> {
    const call = () => data.arrangePictures(car.id, car.version, order);
    if (await run(t('Saving…'), call, t('The pictures are saved.'))) setDraft(null);
  }

  async function add({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const images = [...(target.files ?? [])];
    target.value = '';
    const wrong = imagesRule(images);
    if (images.length === 0) return;
    if (wrong) return setProblem(new Error(wrong));
    const content = JSON.stringify([
      car.version,
      images.map((one) => [one.name, one.size, one.lastModified]),
    ]);
    const call = () =>
      data.sendCarFiles(car.id, car.version, { images }, once.keyFor(content), (part) =>
        setBusy(
          part < 1
            ? t('Sending, {percent}%', { percent: Math.round(part * 100) })
            : t('The pictures are being prepared…'),
        ),
      );
    const done =
      images.length === 1
        ? t('The picture is added.')
        : t('{count} pictures are added.', { count: images.length });
    if (!(await run(t('Sending…'), call, done))) return;
    once.succeeded();
    // Arranged before they came: they stand behind.
    setDraft(null);
  }

  const dirty = !sameOrder(order, kept);
  return (
    <Panel title="Pictures">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {order.map((id, index) => (
          <PictureTile
            key={id}
            image={urls.get(id)!}
            place={index + 1}
            count={order.length}
            drag={dragOf(index)}
            moveTo={(place) => setDraft(moved(order, index, place - 1))}
            remove={order.length > 1 ? () => setDraft(order.filter((other) => other !== id)) : undefined}
          />
        ))}
      </Box>
      {order.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('This car has no pictures. Add some for customers to see.')}
        </Typography>
      )}
      {problem !== null && (
        <CarProblem
          title="Failed to save the pictures."
          error={problem}
          readAgain={readAgain}
          solved={() => setProblem(null)}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {dirty && (
          <>
            <Button variant="contained" color="secondary" loading={busy !== null} onClick={() => void save()}>
              {t('Save pictures')}
            </Button>
            <Button color="inherit" disabled={busy !== null} onClick={() => setDraft(null)}>
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
            loading={busy !== null}
          >
            {t('Add pictures')}
            <input
              type="file"
              multiple
              accept={CAR_IMAGE_TYPES.join(',')}
              onChange={(event) => void add(event)}
              disabled={busy !== null}
              style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 }}
            />
          </Button>
        )}
        <Typography variant="body2" color="textSecondary" role="status">
          {busy ??
            (dirty ? t('Not saved yet.') : t('Drag a picture to its place. The first is the main one.'))}
        </Typography>
      </Box>
    </Panel>
  );
}
