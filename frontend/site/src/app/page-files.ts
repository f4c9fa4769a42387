import { matchPath } from 'react-router';
import { paths } from './paths';

/** The module of each page, so that its code can be asked for together with the page. */
const PAGE_FILES: readonly (readonly [path: string, page: string])[] = [
  [paths.home, 'HomePage'],
  [paths.about, 'AboutPage'],
  [paths.contact, 'ContactPage'],
  [paths.terms, 'TermsPage'],
  [paths.privacy, 'PrivacyPage'],
  [paths.carList, 'CarListPage'],
  [paths.car(':id'), 'CarPage'],
  [paths.userLogin, 'UserLoginPage'],
  [paths.login, 'LoginPage'],
  [paths.register, 'RegisterPage'],
  [paths.waiting, 'WaitingPage'],
  [paths.booking, 'BookingPage'],
  [paths.reserve, 'ReservePage'],
  [`${paths.dashboard}/*`, 'DashboardPage'],
];

export interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** What was built from what, by source path: the bundler's own record. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Whether a page stands at this address. */
export const isPage = (pathname: string): boolean => pageFile(pathname) !== null;

function pageFile(pathname: string): string | null {
  const found = PAGE_FILES.find(([path]) => matchPath(path, pathname));
  return found ? `src/pages/${found[1]}.tsx` : null;
}

/** The built files that the page at this address runs on. */
export function pageScripts(pathname: string, manifest: Manifest): string[] {
  const wanted = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  const file = pageFile(pathname);
  if (file) add(file);
  return [...wanted];
}
