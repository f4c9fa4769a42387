import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { useText } from '../../i18n';

interface Props {
  /** The drawn signature; null after it was cleared. */
  change: (signature: File | null) => void;
}

/** A signature drawn with a finger. A one-time code is the alternative. */
export function SignatureField({ change }: Props) {
  const t = useText();
  const labelId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const onChange = useRef(change);
  useEffect(() => {
    onChange.current = change;
  }, [change]);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    // As many pixels as the screen has, so that the strokes are not blurred.
    const ratio = Math.max(1, devicePixelRatio);
    element.width = element.offsetWidth * ratio;
    element.height = element.offsetHeight * ratio;
    element.getContext('2d')?.scale(ratio, ratio);
    const drawn = new SignaturePad(element, { backgroundColor: '#fff' });
    pad.current = drawn;
    drawn.addEventListener('endStroke', () =>
      element.toBlob((blob) => {
        if (blob) onChange.current(new File([blob], 'signature.png', { type: 'image/png' }));
      }),
    );
    return () => drawn.off();
  }, []);

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography id={labelId} variant="body2">
        {t('Sign here with a finger')}
      </Typography>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-labelledby={labelId}
        sx={{
          width: 1,
          height: 180,
          border: 1,
          borderColor: 'text.secondary',
          borderRadius: 1,
          touchAction: 'none',
          bgcolor: '#fff',
        }}
      />
      <Button
        onClick={() => {
          pad.current?.clear();
          change(null);
        }}
      >
        {t('Clear the signature')}
      </Button>
    </Box>
  );
}
