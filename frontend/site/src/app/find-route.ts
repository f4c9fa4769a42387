import { matchPath } from 'react-router';
import { routeList } from './routes';

const parents = new Set(routeList.map(({ parent }) => parent));

/** The outermost route at this address; undefined where there is no page. */
export const findRoute = (pathname: string) =>
  routeList.find(
    ({ name, path, parent }) => !parent && matchPath({ path, end: !parents.has(name) }, pathname),
  );

/** Whether a page stands at this address. */
export const isPage = (pathname: string): boolean => findRoute(pathname) !== undefined;

/** Whether the server renders this page completely, as it does the page for an unknown address. */
export const isRenderedCompletely = (pathname: string): boolean =>
  findRoute(pathname)?.isPublic ?? !isPage(pathname);
