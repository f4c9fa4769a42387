import { useCallback } from 'react';
import EarlierIcon from '@mui/icons-material/ArrowBack';
import LaterIcon from '@mui/icons-material/ArrowForward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

interface Props {
  image: File;
  place: number;
  count: number;
  moveTo: (place: number) => void;
  remove: () => void;
}

export function PictureTile({ image, place, count, moveTo, remove }: Props) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(image);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [image],
  );

  return (
    <Box
      component="li"
      sx={{ width: 168, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      <Box
        component="img"
        ref={show}
        alt={`Picture ${place}: ${image.name}`}
        sx={{ display: 'block', width: 1, height: 112, objectFit: 'cover', bgcolor: 'action.hover' }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', px: 0.5 }}>
        <Typography variant="caption" sx={{ flex: 1, pl: 0.5, fontWeight: 600 }}>
          {place === 1 ? 'Main' : place}
        </Typography>
        <IconButton
          size="small"
          aria-label={`Move picture ${place} earlier`}
          disabled={place === 1}
          onClick={() => moveTo(place - 1)}
        >
          <EarlierIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={`Move picture ${place} later`}
          disabled={place === count}
          onClick={() => moveTo(place + 1)}
        >
          <LaterIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={`Remove picture ${place}`} onClick={remove}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
