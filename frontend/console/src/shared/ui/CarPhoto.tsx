import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import silhouette from '@shared/images/car-silhouette.svg?no-inline';
import { DIMMED } from './dimmed';

interface Props {
  /** The URL of the photo. A silhouette is shown if the car has none. */
  url: string | null | undefined;
  width: number;
  sx?: SystemStyleObject;
}

export function CarPhoto({ url, width, sx }: Props) {
  const frame = {
    display: 'grid',
    placeItems: 'center',
    width,
    aspectRatio: '3 / 2',
    borderRadius: 1,
    bgcolor: 'action.hover',
    ...sx,
  };
  if (url)
    return (
      <Box component="img" src={url} alt="" loading="lazy" sx={{ ...frame, ...DIMMED, objectFit: 'cover' }} />
    );
  const drawn = { width: '70%', aspectRatio: '5 / 2', bgcolor: 'text.disabled' };
  const mask = `url(${silhouette}) center / contain no-repeat`;
  return <Box sx={{ ...frame, '&::before': { ...drawn, mask, content: '""' } }} />;
}
