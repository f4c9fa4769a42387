import Box from '@mui/material/Box';
import type { DocumentLink } from '@contract/customers/people';
import { PictureView } from './PictureView';

interface Props {
  link: DocumentLink;
  title: string;
  onBroken: () => void;
}

export function DocumentView({ link, title, onBroken }: Props) {
  if (link.contentType === 'application/pdf') {
    // Not sandboxed, because browsers run no PDF viewer in such a frame; the server has removed scripts from the file.
    return (
      <Box
        component="iframe"
        src={link.downloadUrl}
        title={title}
        sx={{ border: 0, width: 1, height: 1, minHeight: 320 }}
      />
    );
  }
  return <PictureView src={link.downloadUrl} title={title} onBroken={onBroken} />;
}
