import { data, type RouteObject } from 'react-router'

import { ErrorPage } from './error-page.tsx'
import { Frame } from './frame.tsx'
import { ACCOUNT_ROUTES } from './routes/account-routes.ts'
import { ALIAS_ROUTES } from './routes/alias-routes.ts'
import { COMPANY_ROUTES } from './routes/company-routes.ts'
import { STAFF_ROUTES } from './routes/staff-routes.ts'
import { TOOL_ROUTES } from './routes/tool-routes.ts'

export function createRoutes(): RouteObject[] {
  const pages = [...TOOL_ROUTES, ...COMPANY_ROUTES, ...ACCOUNT_ROUTES, ...STAFF_ROUTES, ...ALIAS_ROUTES]
  return [
    {
      Component: Frame,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            { index: true, lazy: () => import('./pages/home.tsx') },
            // The router fills its own copies in; two routers must not share them.
            ...pages.map((route) => ({ ...route })),
            { path: '*', loader: notFound },
          ],
        },
      ],
    },
  ]
}

function notFound(): never {
  throw data(null, { status: 404 })
}
