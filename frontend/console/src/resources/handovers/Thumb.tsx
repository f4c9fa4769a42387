import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Photo, type PhotoFile } from './Photo';

interface Props extends PhotoFile {
  /** Already translated. */
  caption: string;
  /** Already translated. */
  name: string;
}

/** A small photo with its caption. */
export const Thumb = ({ caption, name, url, path }: Props) => (
  <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
    <Photo url={url} path={path} name={name} fit="cover" />
    <Typography component="figcaption" variant="caption">
      {caption}
    </Typography>
  </Box>
);
