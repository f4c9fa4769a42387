import { matchPath } from 'react-router';
import { routeList } from '../routes';

const matches = (pathname: string, select: (route: (typeof routeList)[number]) => unknown): boolean =>
  routeList.some((route) => select(route) && matchPath(route.path, pathname));

/** True if the visitor is in the middle of a task. */
export const isTask = (pathname: string): boolean =>
  matches(pathname, (route) => route.isTask ?? route.parent);

/** True if the page has a main button of its own. */
export const hasNextStep = (pathname: string): boolean =>
  isTask(pathname) || matches(pathname, ({ name }) => ['home', 'carList', 'car'].includes(name));
