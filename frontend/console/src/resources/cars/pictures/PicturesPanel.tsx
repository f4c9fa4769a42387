import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../../shared/i18n';
import { Panel } from '../../../shared/ui/Panel';
import type { CarPanel } from '../car-panel';
import { CarProblem } from '../CarProblem';
import { PicturesActions } from './PicturesActions';
import { PictureTile } from './PictureTile';
import { usePictureDrag, withMoved } from './use-picture-drag';
import { usePictures } from './use-pictures';

/** The photos in the order of the car's page. */
export function PicturesPanel({ car, changed, reload }: CarPanel) {
  const t = useText();
  const pictures = usePictures({ car, changed });
  const { order, arrange, problem } = pictures;
  const dragOf = usePictureDrag((from, to) => arrange(withMoved(order, from, to)));
  const urls = new Map(car.images.map(({ id, url }) => [id, url]));

  return (
    <Panel title="Photos">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {order.map((id, index) => (
          <PictureTile
            key={id}
            image={urls.get(id) ?? ''}
            position={index + 1}
            count={order.length}
            drag={dragOf(index)}
            moveTo={(position) => arrange(withMoved(order, index, position - 1))}
            remove={order.length > 1 ? () => arrange(order.filter((other) => other !== id)) : undefined}
          />
        ))}
      </Box>
      {order.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('This car has no photos. Add some for customers to see.')}
        </Typography>
      )}
      {problem && (
        <CarProblem
          title="Failed to save the photos."
          error={problem}
          reload={reload}
          solved={pictures.clearProblem}
        />
      )}
      <PicturesActions pictures={pictures} />
    </Panel>
  );
}
