import { PAGES, type PageName, type SitePage } from '@gamegeek/contracts/site/pages.js';
import type { ReactNode } from 'react';
import { matchRoutes, useRoutes, type RouteObject } from 'react-router-dom';
import { ProtectedRoute } from '#features/auth/components/protected-route.js';
import { AdminRoute } from './admin-route.js';
import { Shell } from './layout/shell/shell.js';
import { lazyPage, preload } from './lazy-page.js';

const NotFoundPage = lazyPage('notFound');

function routesOf(isWanted: (page: SitePage) => boolean): RouteObject[] {
  return Object.entries<SitePage>(PAGES)
    .filter(([, page]) => isWanted(page))
    .map(([name, { path }]) => {
      const Page = lazyPage(name as PageName);
      return { path, element: <Page /> };
    });
}

const TREE: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      ...routesOf(({ signedIn }) => !signedIn),
      {
        element: <ProtectedRoute />,
        children: [
          ...routesOf(({ signedIn, adminsOnly }) => signedIn === true && !adminsOnly),
          {
            element: <AdminRoute notFound={<NotFoundPage />} />,
            children: routesOf(({ adminsOnly }) => adminsOnly === true),
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** Loads a page's chunk ahead of its render, in parallel with the texts. */
export async function preloadPage(pathname: string): Promise<void> {
  await preload(matchRoutes(TREE, pathname)?.at(-1)?.route.element);
}

export function AppRoutes(): ReactNode {
  return useRoutes(TREE);
}
