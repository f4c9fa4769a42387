import LinearProgress from '@mui/material/LinearProgress';

/** `sent` is the part sent so far, 0 to 1. After 1, the server works for an unknown time. */
export const UploadProgress = ({ sent, label }: { sent: number; label: string }) => (
  <LinearProgress
    aria-label={label}
    variant={sent < 1 ? 'determinate' : 'indeterminate'}
    value={sent * 100}
  />
);
