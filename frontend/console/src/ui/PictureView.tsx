import { useLayoutEffect, useRef, useState } from 'react';
import RotateIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

interface Props {
  src: string;
  title: string;
  onBroken: () => void;
}

/** A picture that can be zoomed into and turned upright. */
export function PictureView({ src, title, onBroken }: Props) {
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = ZOOMS[step] ?? 1;
  const sideways = turns % 2 === 1;

  useLayoutEffect(() => {
    const box = frame.current!;
    box.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
  }, [step, turns]);

  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0 }}>
      <Box
        sx={{ display: 'flex', justifyContent: 'center', gap: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <IconButton aria-label="Zoom out" disabled={step === 0} onClick={() => setStep(step - 1)}>
          <ZoomOutIcon />
        </IconButton>
        <IconButton
          aria-label="Zoom in"
          disabled={step === ZOOMS.length - 1}
          onClick={() => setStep(step + 1)}
        >
          <ZoomInIcon />
        </IconButton>
        <IconButton aria-label="Turn by a quarter" onClick={() => setTurns(turns + 1)}>
          <RotateIcon />
        </IconButton>
      </Box>
      <Box
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={`${title}, scrollable`}
        sx={{ overflow: 'auto', minHeight: 0, containerType: 'size', height: { xs: '70vh', sm: 'auto' } }}
      >
        {/* The frame's size times the zoom; the picture stands in its middle, whichever way it is turned. */}
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
            onError={onBroken}
            sx={{
              width: sideways ? `${100 * zoom}cqh` : `${100 * zoom}cqw`,
              height: sideways ? `${100 * zoom}cqw` : `${100 * zoom}cqh`,
              objectFit: 'contain',
              transform: `rotate(${turns * 90}deg)`,
            }}
          />
        </Box>
      </Box>
    </Box>
  );
}
