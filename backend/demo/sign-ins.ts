export const DEMO_ADMIN = '9000000001';
export const DEMO_CUSTOM_ADMIN = '9000000002';

/** The demo sign-ins that the start prints. */
export function signInLines(address: string, outbox: string | null): string {
  const rows = [
    ['admin', DEMO_ADMIN, `${address}/admin`],
    ['custom admin', DEMO_CUSTOM_ADMIN, `${address}/custom-admin`],
    ['approved customer', 'approved@example.com / 9000000011', `${address}/login`],
    ['pending customer', 'pending@example.com / 9000000012', `${address}/login`],
    ['rejected customer', 'rejected@example.com / 9000000013', `${address}/login`],
  ] as const;
  return [
    '',
    'Demo sign-ins:',
    ...rows.map(([who, name, page]) => `  ${who.padEnd(19)}${name.padEnd(35)}${page}`),
    ...(outbox ? [`Their one-time codes arrive at ${outbox}`] : []),
  ].join('\n');
}
