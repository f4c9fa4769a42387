import '@shared/styles/common.css';
import './base.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { defined } from '@contract/defined';
import { createQueryClient } from '../shared/http/query-client';
import { LanguageProvider } from '../shared/i18n';
import { watchPresence } from '../shared/session/presence';
import { ROLES } from '../shared/session/roles';
import { Console } from './Console';
import { loadSavedLocale } from './i18n/load-translations';
import { CreateStaffPage } from './sign-in/CreateStaffPage';
import { PageError } from './sign-in/PageError';
import { SignInPage } from './sign-in/SignInPage';

const queryClient = createQueryClient();

const router = createBrowserRouter([
  {
    errorElement: <PageError />,
    children: [
      { path: '/admin', element: <SignInPage role="admin" /> },
      { path: '/admin-create', element: <CreateStaffPage kind="admin" /> },
      { path: '/admin-dashboard/*', element: <Console role="admin" /> },
      { path: '/custom-admin', element: <SignInPage role="custom-admin" /> },
      { path: '/custom-admin-create', element: <CreateStaffPage kind="custom-admin" /> },
      { path: '/custom-admin-dashboard/*', element: <Console role="custom-admin" /> },
      {
        path: '/custom-admin-customer',
        element: <Navigate to={`${ROLES['custom-admin'].dashboard}/customers/create`} replace />,
      },
      { path: '*', element: <Navigate to={ROLES['custom-admin'].dashboard} replace /> },
    ],
  },
]);

watchPresence();

// Loads the texts first, so that the visible page never changes its language.
void loadSavedLocale().then((locale) => {
  // Set before the first render, because `format.ts` reads it then.
  document.documentElement.lang = locale.language;
  createRoot(defined(document.getElementById('root'), 'root')).render(
    <StrictMode>
      <LanguageProvider {...locale}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LanguageProvider>
    </StrictMode>,
  );
});
