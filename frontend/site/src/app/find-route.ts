import { matchPath } from 'react-router';
import { routeList } from './routes';

/** The outermost route at this address; undefined where there is no page. */
export function findRoute(pathname: string) {
  const route = routeList.find(({ path }) => matchPath(path, pathname));
  return route?.parent ? routeList.find(({ name }) => name === route.parent) : route;
}

/** Whether a page stands at this address. */
export const isPage = (pathname: string): boolean => findRoute(pathname) !== undefined;

/** Whether the server renders this page completely, as it does the page for an unknown address. */
export const isRenderedCompletely = (pathname: string): boolean =>
  findRoute(pathname)?.isPublic ?? !isPage(pathname);
