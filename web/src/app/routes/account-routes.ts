import type { RouteObject } from 'react-router'

import type { RouteHandle } from './route-handle.ts'

const EAGER: RouteHandle = { isEager: true }

const MAIL_LINKS: readonly RouteObject[] = ['email-verify', 'auth/v1/verify'].map((path) => ({
  path,
  handle: { ...EAGER, crumb: 'Link from your email', isApart: true } satisfies RouteHandle,
  lazy: () => import('../../pages/account/email-verify.tsx'),
}))

const STAFF_SIGN_IN: readonly RouteObject[] = ['admin-login', 'admin-auth'].map((path) => ({
  path,
  handle: { ...EAGER, crumb: 'Staff sign-in' } satisfies RouteHandle,
  lazy: () => import('../../pages/staff/admin-login.tsx'),
}))

export const ACCOUNT_ROUTES: readonly RouteObject[] = [
  {
    path: 'auth',
    handle: { ...EAGER, crumb: 'Sign in' } satisfies RouteHandle,
    lazy: () => import('../../pages/account/auth.tsx'),
  },
  // The page differs from the server's for signed-in travellers, so these routes do not delay their script.
  {
    path: 'dashboard',
    handle: { ...EAGER, crumb: 'My Dashboard' } satisfies RouteHandle,
    lazy: () => import('../../pages/account/dashboard.tsx'),
  },
  {
    path: 'profile',
    handle: { ...EAGER, crumb: 'Profile Settings' } satisfies RouteHandle,
    lazy: () => import('../../pages/account/profile.tsx'),
  },
  {
    path: 'notifications',
    handle: { ...EAGER, crumb: 'Notifications' } satisfies RouteHandle,
    lazy: () => import('../../pages/account/notifications.tsx'),
  },
  {
    path: 'settings',
    handle: { ...EAGER, crumb: 'Settings' } satisfies RouteHandle,
    lazy: () => import('../../pages/account/settings.tsx'),
  },
  // With a seat in the query it is an invitation link.
  {
    path: 'review',
    handle: { ...EAGER, crumb: 'Reviews' } satisfies RouteHandle,
    lazy: () => import('../../pages/account/review.tsx'),
  },
  {
    path: 'squad/:seat?',
    handle: { ...EAGER, crumb: 'Your squad' } satisfies RouteHandle,
    lazy: () => import('../../pages/account/squad.tsx'),
  },
  ...STAFF_SIGN_IN,
  ...MAIL_LINKS,
]
