import type { ComponentType } from 'react';
import { lazy } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { defined } from '@contract/defined';
import { BrowserOnly } from './layout/BrowserOnly';
import { SiteLayout } from './layout/SiteLayout';
import { NOT_FOUND_PAGE, routeList } from './routes';

const modules = import.meta.glob<Record<string, ComponentType>>('../pages/*/*Page.tsx');

function lazyPage(page: string): ComponentType {
  const load = defined(modules[`../pages/${page}.tsx`], page);
  const name = page.slice(page.indexOf('/') + 1);
  return lazy(async () => ({ default: defined((await load())[name], page) }));
}

const NotFoundPage = lazyPage(NOT_FOUND_PAGE);
const pages = routeList.map((route) => ({ ...route, Page: lazyPage(route.page) }));
const routesOf = (list: typeof pages): RouteObject[] =>
  list.map(({ name, path, Page }) => ({ path, element: <Page />, children: childrenOf(name) }));

function childrenOf(parent: string): RouteObject[] {
  const children = pages.filter((page) => page.parent === parent);
  const index = children.find((page) => page.isIndex);
  return [...(index ? [{ index: true, element: <index.Page /> }] : []), ...routesOf(children)];
}

const publicRoutes = routesOf(pages.filter(({ isPublic, parent }) => isPublic && !parent));
const customerRoutes = routesOf(pages.filter(({ isPublic, parent }) => !isPublic && !parent));

export function SiteRoutes({ onHydrated }: { onHydrated?: () => void }) {
  return useRoutes([
    {
      element: <SiteLayout onHydrated={onHydrated} />,
      children: [
        ...publicRoutes,
        { element: <BrowserOnly />, children: customerRoutes },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ]);
}
