import { useState } from 'react';
import RotateIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { DocumentLink } from '@contract/people';

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

interface Props {
  link: DocumentLink;
  title: string;
  onBroken: () => void;
}

export function DocumentView({ link, title, onBroken }: Props) {
  if (link.contentType === 'application/pdf') {
    return (
      <Box
        component="iframe"
        src={link.downloadUrl}
        title={title}
        sx={{ border: 0, width: 1, height: 1, minHeight: '70vh' }}
      />
    );
  }
  return <PictureView src={link.downloadUrl} title={title} onBroken={onBroken} />;
}

function PictureView({ src, title, onBroken }: { src: string; title: string; onBroken: () => void }) {
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const zoom = ZOOMS[step] ?? 1;
  const sideways = turns % 2 === 1;
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
        tabIndex={0}
        role="region"
        aria-label={`${title}, scrollable`}
        sx={{
          overflow: 'auto',
          display: 'grid',
          minHeight: 0,
          containerType: 'size',
          height: { xs: '70vh', sm: 'auto' },
        }}
      >
        {/* The room that the picture takes, turned or not. */}
        <Box
          sx={{
            position: 'relative',
            m: 'auto',
            width: `calc(100cqw * ${zoom})`,
            height: `calc(100cqh * ${zoom})`,
          }}
        >
          <Box
            component="img"
            src={src}
            alt={title}
            onError={onBroken}
            sx={{
              position: 'absolute',
              top: '50%',
              left: '50%',
              // Turned by a quarter, the picture's width stands in the room's height.
              width: sideways ? `calc(100cqh * ${zoom})` : '100%',
              height: sideways ? `calc(100cqw * ${zoom})` : '100%',
              objectFit: 'contain',
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
            }}
          />
        </Box>
      </Box>
    </Box>
  );
}
