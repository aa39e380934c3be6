import type { RouteObject } from 'react-router'

import type { RouteHandle } from './route-handle.ts'

const named = (crumb: string): RouteHandle => ({ crumb })

export const COMPANY_ROUTES: readonly RouteObject[] = [
  {
    path: 'terms-and-conditions',
    handle: named('Terms and conditions'),
    lazy: () => import('../pages/terms-and-conditions.tsx'),
  },
  { path: 'privacy-policy', handle: named('Privacy policy'), lazy: () => import('../pages/privacy-policy.tsx') },
  { path: 'cookies-policy', handle: named('Cookies policy'), lazy: () => import('../pages/cookies-policy.tsx') },
  { path: 'refund-policy', handle: named('Refund policy'), lazy: () => import('../pages/refund-policy.tsx') },
]
