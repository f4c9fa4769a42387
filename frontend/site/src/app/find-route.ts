import { matchPath } from 'react-router';
import { routeList } from './routes';

/** Returns the outermost route of this path; undefined if there is no page. */
export function findRoute(pathname: string) {
  const route = routeList.find(({ path }) => matchPath(path, pathname));
  return route?.parent ? routeList.find(({ name }) => name === route.parent) : route;
}

/** True if a page has this path. */
export const isPage = (pathname: string): boolean => findRoute(pathname) !== undefined;

/** True if the server renders this page completely, which includes the page for unknown paths. */
export const isRenderedCompletely = (pathname: string): boolean =>
  findRoute(pathname)?.isPublic ?? !isPage(pathname);
