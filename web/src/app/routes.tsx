import { data, type RouteObject } from 'react-router'

import { ErrorPage } from './error-page.tsx'
import { Frame } from './frame.tsx'

/** `isEager`: the page does its work in the browser, so its script does not wait for a first touch. */
export type RouteHandle = { readonly isEager?: boolean }

export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Frame,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            { index: true, lazy: () => import('./pages/home.tsx') },
            { path: 'flight-compensation', lazy: () => import('./pages/flight-compensation.tsx') },
            ...['email-verify', 'auth/v1/verify'].map((path) => ({
              path,
              handle: { isEager: true } satisfies RouteHandle,
              lazy: () => import('./pages/email-verify.tsx'),
            })),
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
