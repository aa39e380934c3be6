import type { RouteObject } from 'react-router'

import type { RouteHandle } from './route-handle.ts'

export const ACCOUNT_ROUTES: readonly RouteObject[] = ['email-verify', 'auth/v1/verify'].map((path) => ({
  path,
  handle: { isEager: true } satisfies RouteHandle,
  lazy: () => import('../pages/email-verify.tsx'),
}))
