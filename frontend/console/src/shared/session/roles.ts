/** The URLs and names that differ between the two kinds of staff. */
export const ROLES = {
  admin: {
    title: 'Admin',
    signInRequired: 'You must be logged in as admin.',
    cookie: 'admintoken',
    login: '/admin',
    dashboard: '/admin-dashboard',
    calls: '/admin',
  },
  'custom-admin': {
    title: 'Custom admin',
    signInRequired: 'You must be logged in as custom admin.',
    cookie: 'customadmintoken',
    login: '/custom-admin',
    dashboard: '/custom-admin-dashboard',
    calls: '/custom-admin',
  },
} as const;

export type Role = keyof typeof ROLES;
