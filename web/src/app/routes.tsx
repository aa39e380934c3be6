import { data, type RouteObject } from 'react-router'

import { frameText as text } from '../features/navigation/frame-text.ts'
import { ErrorPage } from './error-page.tsx'
import { Frame } from './frame.tsx'
import { ACCOUNT_ROUTES } from './routes/account-routes.ts'
import { ALIAS_ROUTES } from './routes/alias-routes.ts'
import { COMPANY_ROUTES } from './routes/company-routes.ts'
import { DEV_ROUTES } from './routes/dev-routes.ts'
import { PLACE_ROUTES } from './routes/place-routes.ts'
import type { RouteHandle } from './routes/route-handle.ts'
import { STAFF_ROUTES } from './routes/staff-routes.ts'
import { TOOL_ROUTES } from './routes/tool-routes.ts'
import type { CrumbNames } from './shell/trail.tsx'

export function createRoutes(): RouteObject[] {
  const pages = [
    ...TOOL_ROUTES,
    ...PLACE_ROUTES,
    ...COMPANY_ROUTES,
    ...ACCOUNT_ROUTES,
    ...STAFF_ROUTES,
    ...ALIAS_ROUTES,
    ...DEV_ROUTES,
  ]
  return [
    {
      Component: Frame,
      ErrorBoundary: ErrorPage,
      handle: { crumbs: namesOf(pages) } satisfies CrumbNames,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            { index: true, lazy: () => import('../pages/tools/home.tsx') },
            // The router adds its own fields; two routers must not share the objects.
            ...pages.map((route) => ({ ...route })),
            {
              path: '*',
              loader: notFound,
              Component: () => null,
              handle: { crumb: text('not-found') } satisfies RouteHandle,
            },
          ],
        },
      ],
    },
  ]
}

/** Pages whose name depends on their data have none here. */
function namesOf(pages: readonly RouteObject[]): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({ path, handle }) => {
      const crumb = (handle as RouteHandle | undefined)?.crumb
      return typeof crumb === 'string' ? [[`/${path}`, crumb]] : []
    }),
  )
}

function notFound(): never {
  throw data(null, { status: 404 })
}
