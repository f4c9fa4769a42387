import EarlierIcon from '@mui/icons-material/ArrowBack';
import LaterIcon from '@mui/icons-material/ArrowForward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useText } from '../../../shared/i18n';
import { DIMMED } from '../../../shared/ui/dimmed';
import type { TileDrag } from './use-picture-drag';

interface Props {
  /** A chosen file, or the URL of a stored photo. */
  image: File | string;
  position: number;
  count: number;
  moveTo: (position: number) => void;
  /** Absent if the photo cannot be removed. */
  remove?: () => void;
  /** Event handlers that make the tile draggable and a drop target. */
  drag: TileDrag;
}

/** Sets the image's URL. The URL of a chosen file is revoked with its element. */
function useSource(image: File | string) {
  return useCallback(
    (element: HTMLImageElement) => {
      const chosen = typeof image !== 'string';
      const url = chosen ? URL.createObjectURL(image) : image;
      element.src = url;
      return () => {
        if (chosen) URL.revokeObjectURL(url);
      };
    },
    [image],
  );
}

const PHOTO = {
  ...DIMMED,
  display: 'block',
  width: 1,
  height: 112,
  objectFit: 'cover',
  bgcolor: 'action.hover',
};

export function PictureTile({ image, position, count, moveTo, remove, drag: { over, ...drag } }: Props) {
  const t = useText();
  const name = typeof image === 'string' ? '' : `: ${image.name}`;
  const show = useSource(image);

  return (
    <Box
      component="li"
      draggable={count > 1}
      {...drag}
      sx={{
        width: { xs: 'calc(50% - 6px)', sm: 168 },
        minWidth: 128,
        border: 1,
        borderColor: over ? 'primary.main' : 'divider',
        outline: over ? '2px solid var(--link)' : 'none',
        borderRadius: 1,
        overflow: 'hidden',
        cursor: count > 1 ? 'grab' : 'default',
      }}
    >
      <Box
        component="img"
        ref={show}
        alt={`${t('Photo {place}', { place: position })}${name}`}
        draggable={false}
        sx={PHOTO}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', px: 0.5 }}>
        <Typography variant="caption" sx={{ flex: 1, pl: 0.5, fontWeight: 600 }}>
          {position === 1 ? t('Main') : position}
        </Typography>
        <IconButton
          size="small"
          aria-label={t('Move photo {place} earlier', { place: position })}
          disabled={position === 1}
          onClick={() => moveTo(position - 1)}
        >
          <EarlierIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('Move photo {place} later', { place: position })}
          disabled={position === count}
          onClick={() => moveTo(position + 1)}
        >
          <LaterIcon fontSize="small" />
        </IconButton>
        {remove && (
          <IconButton
            size="small"
            aria-label={t('Remove photo {place}', { place: position })}
            onClick={remove}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
