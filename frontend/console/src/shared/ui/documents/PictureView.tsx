import RotateIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n';
import { usePictureDrag } from './use-picture-drag';

const ZOOMS = [1, 1.5, 2, 3, 4] as const;
const MAX_STEP = ZOOMS.length - 1;

interface Props {
  src: string;
  /** Already translated. */
  title: string;
  onLoaded?: (() => void) | undefined;
  onBroken: () => void;
}

/** A photo that can be zoomed, rotated and dragged. */
export function PictureView({ src, title, onLoaded, onBroken }: Props) {
  const t = useText();
  const [step, setStep] = useState(0);
  const [quarterTurns, setQuarterTurns] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const drag = usePictureDrag(frame);
  const zoom = ZOOMS[step] ?? 1;
  const sideways = quarterTurns % 2 === 1;
  const zoomBy = (by: number): void => setStep((now) => Math.min(MAX_STEP, Math.max(0, now + by)));

  useLayoutEffect(() => {
    const box = frame.current;
    box?.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
  }, [step, quarterTurns]);

  function press({ key, ctrlKey, metaKey }: KeyboardEvent): void {
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') zoomBy(1);
    if (key === '-') zoomBy(-1);
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0 }} onKeyDown={press}>
      <Toolbar step={step} zoomBy={zoomBy} rotate={() => setQuarterTurns(quarterTurns + 1)} />
      <Box
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={t('{title}, scrollable', { title })}
        {...drag}
        sx={{ overflow: 'auto', minHeight: 0, containerType: 'size', cursor: zoom > 1 ? 'grab' : undefined }}
      >
        {/* The frame's size times the zoom, so that the photo stays centred when it is rotated. */}
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            overflow: 'hidden',
            width: `${100 * zoom}cqw`,
            height: `${100 * zoom}cqh`,
          }}
        >
          <Box
            component="img"
            src={src}
            alt={title}
            draggable={false}
            onLoad={onLoaded}
            onError={onBroken}
            sx={{
              width: sideways ? `${100 * zoom}cqh` : `${100 * zoom}cqw`,
              height: sideways ? `${100 * zoom}cqw` : `${100 * zoom}cqh`,
              objectFit: 'contain',
              transform: `rotate(${quarterTurns * 90}deg)`,
            }}
          />
        </Box>
      </Box>
    </Box>
  );
}

interface ToolbarProps {
  step: number;
  zoomBy: (steps: number) => void;
  rotate: () => void;
}

function Toolbar({ step, zoomBy, rotate }: ToolbarProps) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', gap: 1, borderBottom: 1, borderColor: 'divider' }}>
      <IconButton aria-label={t('Zoom out')} disabled={step === 0} onClick={() => zoomBy(-1)}>
        <ZoomOutIcon />
      </IconButton>
      <IconButton aria-label={t('Zoom in')} disabled={step === MAX_STEP} onClick={() => zoomBy(1)}>
        <ZoomInIcon />
      </IconButton>
      <IconButton aria-label={t('Rotate 90°')} onClick={rotate}>
        <RotateIcon />
      </IconButton>
    </Box>
  );
}
