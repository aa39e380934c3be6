import type { RouteObject } from 'react-router'

import type { RouteHandle } from './route-handle.ts'

/** The condition is constant at build time, so that a production build contains neither the route nor its files. */
export const DEV_ROUTES: readonly RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: 'dev/ui',
        handle: { isEager: true } satisfies RouteHandle,
        lazy: () => import('../../pages/staff/ui-gallery.tsx'),
      },
      {
        path: 'dev/ui/cards',
        handle: { isEager: true } satisfies RouteHandle,
        lazy: () => import('../../pages/staff/card-gallery.tsx'),
      },
    ]
  : []
