import { useMemo } from 'react';
import { encode } from 'uqr';

/** Light modules around the code, which scanners need to detect it. */
const QUIET_ZONE = 4;

interface Props {
  uri: string;
  label: string;
  className?: string;
}

/** A QR code: always dark on white, because scanners expect that. */
export function QrImage({ uri, label, className }: Props) {
  const { size, path } = useMemo(() => {
    const code = encode(uri, { ecc: 'M', border: QUIET_ZONE });
    const dark = code.data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: dark.join('') };
  }, [uri]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
