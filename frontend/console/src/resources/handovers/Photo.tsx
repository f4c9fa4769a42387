import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useText } from '../../shared/i18n';
import { DocumentButton } from '../../shared/ui/documents/DocumentButton';
import { useDocumentLink } from '../../shared/ui/documents/use-document-link';
import { useOnline } from './phone/use-online';

export interface PhotoFile {
  /** URL of the file on this phone; null if it has none. */
  url: string | null;
  /** The path of the stored file; null if the office has no file. */
  path: string | null;
}

interface Props extends PhotoFile {
  /** Already translated. */
  name: string;
  fit: 'cover' | 'contain';
}

const SIZE = { width: 1, aspectRatio: '4 / 3', borderRadius: 1 } as const;

/** The file on the phone, or the stored one. */
export function Photo({ url, path, name, fit }: Props) {
  if (url) return <Box component="img" src={url} alt={name} sx={{ ...SIZE, objectFit: fit }} />;
  return path && <StoredPhoto path={path} name={name} fit={fit} />;
}

function StoredPhoto({ path, name, fit }: { path: string } & Pick<Props, 'name' | 'fit'>) {
  const t = useText();
  const isOnline = useOnline();
  const { link, failed, onBroken } = useDocumentLink(path);
  if (failed && !isOnline) return <Typography variant="body2">{t('Not on this phone')}</Typography>;
  if (failed) return <DocumentButton label={t('Show larger')} title={name} path={path} />;
  if (!link.data) return <Skeleton variant="rounded" sx={{ ...SIZE, height: 'auto' }} />;
  return (
    <Box
      component="img"
      src={link.data.downloadUrl}
      alt={name}
      onError={onBroken}
      sx={{ ...SIZE, objectFit: fit }}
    />
  );
}
