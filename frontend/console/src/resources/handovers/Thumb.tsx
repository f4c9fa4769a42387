import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useText } from '../../shared/i18n';
import { DocumentButton } from '../../shared/ui/documents/DocumentButton';
import { useDocumentLink } from '../../shared/ui/documents/use-document-link';

const SIZE = { width: 1, aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 } as const;

interface Props {
  /** Already translated. */
  caption: string;
  /** Already translated. */
  name: string;
  url: string | null;
  path: string | null;
}

/** A small photo: the file on the phone, or the stored one. */
export const Thumb = ({ caption, name, url, path }: Props) => (
  <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
    {url ? (
      <Box component="img" src={url} alt={name} sx={SIZE} />
    ) : (
      path && <StoredThumb path={path} name={name} />
    )}
    <Typography component="figcaption" variant="caption">
      {caption}
    </Typography>
  </Box>
);

function StoredThumb({ path, name }: { path: string; name: string }) {
  const t = useText();
  const { link, failed, onBroken } = useDocumentLink(path);
  if (failed) return <DocumentButton label={t('Show larger')} title={name} path={path} />;
  if (!link.data) return <Skeleton variant="rounded" sx={{ ...SIZE, height: 'auto' }} />;
  return <Box component="img" src={link.data.downloadUrl} alt={name} onError={onBroken} sx={SIZE} />;
}
