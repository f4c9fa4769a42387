/** The two kinds of staff, and every address and name that differs between them. */
export const ROLES = {
  admin: {
    title: 'Admin',
    mustSignIn: 'You must be logged in as admin.',
    cookie: 'admintoken',
    login: '/admin',
    dashboard: '/admin-dashboard',
    calls: '/admin',
  },
  'custom-admin': {
    title: 'Custom admin',
    mustSignIn: 'You must be logged in as custom admin.',
    cookie: 'customadmintoken',
    login: '/custom-admin',
    dashboard: '/custom-admin-dashboard',
    calls: '/custom-admin',
  },
} as const;

export type Role = keyof typeof ROLES;
