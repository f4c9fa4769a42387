import { type ComponentProps, lazy, Suspense } from 'react';

const QrImage = lazy(async () => ({ default: (await import('@shared/QrImage')).QrImage }));

/** A QR code. Its library is loaded on demand, because few screens need it; a square is reserved until then. */
export const QrCode = (props: ComponentProps<typeof QrImage>) => (
  <Suspense fallback={<div className={props.className} />}>
    <QrImage {...props} />
  </Suspense>
);
