import Box from '@mui/material/Box';
import { useEffect } from 'react';
import type { DocumentLink } from '@contract/customers/people';
import { PictureView } from './PictureView';

interface Props {
  link: DocumentLink;
  title: string;
  onLoaded?: (() => void) | undefined;
  onBroken: () => void;
}

export function DocumentView({ link, title, onLoaded, onBroken }: Props) {
  const isPdf = link.contentType === 'application/pdf';
  // Not every browser reports that a frame has loaded a PDF.
  useEffect(() => {
    if (isPdf) onLoaded?.();
  }, [isPdf, onLoaded]);
  if (isPdf) {
    // Not sandboxed, because browsers show no PDFs in a sandboxed frame. The server has removed scripts from the file.
    return (
      <Box
        component="iframe"
        src={link.downloadUrl}
        title={title}
        sx={{ border: 0, width: 1, height: 1, minHeight: 320 }}
      />
    );
  }
  return <PictureView src={link.downloadUrl} title={title} onLoaded={onLoaded} onBroken={onBroken} />;
}
