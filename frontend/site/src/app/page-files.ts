import { matchPath } from 'react-router';
import { paths } from './paths';

/** The pages that are the same for everybody: the server renders them whole. */
const WHOLE_PAGES: readonly (readonly [path: string, page: string])[] = [
  [paths.home, 'HomePage'],
  [paths.about, 'AboutPage'],
  [paths.contact, 'ContactPage'],
  [paths.terms, 'TermsPage'],
  [paths.privacy, 'PrivacyPage'],
  [paths.carList, 'CarListPage'],
  [paths.car(':id'), 'CarPage'],
  [paths.login, 'LoginPage'],
];
/** Every page with its module, so that its code can be asked for together with the page. */
const PAGE_FILES: readonly (readonly [path: string, page: string])[] = [
  ...WHOLE_PAGES,
  [paths.userLogin, 'UserLoginPage'],
  [paths.register, 'RegisterPage'],
  [paths.waiting, 'WaitingPage'],
  [paths.booking, 'BookingPage'],
  [paths.reserve, 'ReservePage'],
  [`${paths.dashboard}/*`, 'DashboardPage'],
];

const ENTRY = 'src/app/main.tsx';
const NOT_FOUND = 'src/pages/NotFoundPage.tsx';

export interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** What was built from what, by source path: the bundler's own record. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Whether a page stands at this address. */
export const isPage = (pathname: string): boolean => pageFile(pathname) !== null;

/** Whether the server renders all of this page; a page that is not there is such a one. */
export const isWhole = (pathname: string): boolean =>
  !isPage(pathname) || WHOLE_PAGES.some(([path]) => matchPath(path, pathname));

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
  add(ENTRY);
  add(pageFile(pathname) ?? NOT_FOUND);
  return [...wanted];
}
