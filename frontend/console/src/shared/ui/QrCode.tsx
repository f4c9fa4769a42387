import { type ComponentProps, lazy, Suspense } from 'react';

const QrImage = lazy(async () => ({ default: (await import('@shared/QrImage')).QrImage }));

/** A QR code, whose library few screens need. Its class reserves a square until it is loaded. */
export const QrCode = (props: ComponentProps<typeof QrImage>) => (
  <Suspense fallback={<div className={props.className} />}>
    <QrImage {...props} />
  </Suspense>
);
