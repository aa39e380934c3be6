import type { RouteObject } from 'react-router'

import type { RouteHandle } from './route-handle.ts'

export const TOOL_ROUTES: readonly RouteObject[] = [
  {
    path: 'flight-compensation',
    handle: { crumb: 'Flight compensation' } satisfies RouteHandle,
    lazy: () => import('../pages/flight-compensation.tsx'),
  },
]
