import { CacheProvider } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { Admin, Resource } from 'react-admin';
import { createApi } from '../shared/http/api';
import { createQueryClient } from '../shared/http/query-client';
import { useLanguage, useLocal, useText, useTranslations } from '../shared/i18n';
import { createI18n } from '../shared/i18n/create-i18n';
import { mayDo } from '../shared/session/access';
import { checkedStore } from '../shared/session/checked-store';
import { Prompt } from '../shared/session/prompt';
import { type Role, ROLES } from '../shared/session/roles';
import { createAuthProvider } from './authProvider';
import { createDataProvider } from './dataProvider';
import { AppLayout } from './layout/AppLayout';
import { NewestNotice } from './layout/NewestNotice';
import { NoSuchPage } from './layout/NoSuchPage';
import { ProofAgain, SignInAgain } from './layout/Prompts';
import { createStyleCache } from './layout/styles';
import { darkTheme, lightTheme } from './layout/theme';
import { RESOURCES } from './resources';
import { AdminOverview } from './today/AdminOverview';
import { DeskOverview } from './today/DeskOverview';

/** The custom admin's names of menu entries: a custom admin only looks up rentals and adds customers. */
const ALL: Record<string, string> = {
  bookings: 'All Bookings',
  reservations: 'All Reservations',
  customers: 'Add Customer (To reserve / book)',
};
const labelFor = (role: Role, name: string, label: string): string =>
  (role === 'custom-admin' && ALL[name]) || label;

const styleCache = createStyleCache();
const store = checkedStore();

/** Created for each role, so that no cached data survives a change of role. */
function createParts(role: Role) {
  const signIn = new Prompt();
  const proof = new Prompt();
  const api = createApi(role, { signIn: signIn.open, proof: proof.open });
  return {
    layout: ({ children }: { children: ReactNode }) => (
      <AppLayout role={role}>
        {children}
        <ProofAgain role={role} prompt={proof} />
        <SignInAgain role={role} prompt={signIn} />
      </AppLayout>
    ),
    dataProvider: createDataProvider(api),
    authProvider: createAuthProvider(api),
    queryClient: createQueryClient(),
  };
}

export function App({ role }: { role: Role }) {
  const parts = useMemo(() => createParts(role), [role]);
  const { language } = useLanguage();
  const translations = useTranslations();
  const local = useLocal();
  const i18n = useMemo(() => createI18n({ language, translations }, local), [language, translations, local]);
  const t = useText();
  return (
    <CacheProvider value={styleCache}>
      <Admin
        {...parts}
        i18nProvider={i18n}
        store={store}
        basename={ROLES[role].dashboard}
        dashboard={role === 'admin' ? AdminOverview : DeskOverview}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
        catchAll={NoSuchPage}
        notification={NewestNotice}
        loginPage={false}
        title={t('Car rental console')}
        disableTelemetry
      >
        {Object.entries(RESOURCES)
          .filter(([name]) => ['list', 'create', 'show'].some((action) => mayDo(role, name, action)))
          .map(([name, { screens }]) => (
            <Resource
              key={name}
              name={name}
              {...screens}
              {...(mayDo(role, name, 'list') ? {} : { list: undefined })}
              options={{ label: labelFor(role, name, screens.options.label) }}
            />
          ))}
      </Admin>
    </CacheProvider>
  );
}
