import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** Light modules around the code that scanners need to find it. */
const QUIET_ZONE = 4;

/** The payment link as a code for UPI apps: always dark on white, whatever the theme. */
export function UpiQr({ uri, label }: { uri: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(uri, { ecc: 'M', border: QUIET_ZONE });
    const dark = code.data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: dark.join('') };
  }, [uri]);
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      sx={{
        width: 'min(100%, 15rem)',
        aspectRatio: '1',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: '#fff',
      }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </Box>
  );
}
