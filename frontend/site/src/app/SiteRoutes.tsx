import type { ComponentType } from 'react';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
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
const routesOf = (list: typeof pages) =>
  list.map(({ name, path, Page }) => (
    <Route key={name} path={path} element={<Page />}>
      {childrenOf(name)}
    </Route>
  ));

function childrenOf(parent: string) {
  const children = pages.filter((page) => page.parent === parent);
  const index = children.find((page) => page.isIndex);
  return [index && <Route key="index" index element={<index.Page />} />, ...routesOf(children)];
}

const publicRoutes = routesOf(pages.filter(({ isPublic, parent }) => isPublic && !parent));
const customerRoutes = routesOf(pages.filter(({ isPublic, parent }) => !isPublic && !parent));

export function SiteRoutes({ onHydrated }: { onHydrated?: () => void }) {
  return (
    <Routes>
      <Route element={<SiteLayout onHydrated={onHydrated} />}>
        {publicRoutes}
        <Route element={<BrowserOnly />}>{customerRoutes}</Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
