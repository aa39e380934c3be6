import type { RouteObject } from 'react-router'

import type { RouteHandle } from './route-handle.ts'

const named = (crumb: string): RouteHandle => ({ crumb })

export const TOOL_ROUTES: readonly RouteObject[] = [
  { path: 'flights', handle: named('Flights'), lazy: () => import('../pages/flights.tsx') },
  { path: 'accommodation-search', handle: named('Hotels'), lazy: () => import('../pages/accommodation-search.tsx') },
  { path: 'car-rental', handle: named('Car rental'), lazy: () => import('../pages/car-rental.tsx') },
  {
    path: 'flight-compensation',
    handle: named('Flight compensation'),
    lazy: () => import('../pages/flight-compensation.tsx'),
  },
]
