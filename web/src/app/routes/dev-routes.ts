import type { RouteObject } from 'react-router'

import type { RouteHandle } from './route-handle.ts'

/** The condition is known when the app is built, so that a build for travellers has neither the route nor its files. */
export const DEV_ROUTES: readonly RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: 'dev/ui',
        handle: { isEager: true } satisfies RouteHandle,
        lazy: () => import('../pages/ui-gallery.tsx'),
      },
      {
        path: 'dev/ui/cards',
        handle: { isEager: true } satisfies RouteHandle,
        lazy: () => import('../pages/card-gallery.tsx'),
      },
    ]
  : []
