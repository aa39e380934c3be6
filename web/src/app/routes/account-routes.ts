import type { RouteObject } from 'react-router'

import type { RouteHandle } from './route-handle.ts'

const EAGER: RouteHandle = { isEager: true }

const MAIL_LINKS: readonly RouteObject[] = ['email-verify', 'auth/v1/verify'].map((path) => ({
  path,
  handle: { ...EAGER, crumb: 'Link from your mail', isApart: true } satisfies RouteHandle,
  lazy: () => import('../pages/email-verify.tsx'),
}))

const STAFF_SIGN_IN: readonly RouteObject[] = ['admin-login', 'admin-auth'].map((path) => ({
  path,
  handle: { ...EAGER, crumb: 'Staff sign-in' } satisfies RouteHandle,
  lazy: () => import('../pages/admin-login.tsx'),
}))

export const ACCOUNT_ROUTES: readonly RouteObject[] = [
  {
    path: 'auth',
    handle: { ...EAGER, crumb: 'Sign in' } satisfies RouteHandle,
    lazy: () => import('../pages/auth.tsx'),
  },
  // Whoever is signed in sees another page than the server drew, so their script does not wait for a touch.
  {
    path: 'dashboard',
    handle: { ...EAGER, crumb: 'My Dashboard' } satisfies RouteHandle,
    lazy: () => import('../pages/dashboard.tsx'),
  },
  {
    path: 'profile',
    handle: { ...EAGER, crumb: 'Profile Settings' } satisfies RouteHandle,
    lazy: () => import('../pages/profile.tsx'),
  },
  {
    path: 'notifications',
    handle: { ...EAGER, crumb: 'Notifications' } satisfies RouteHandle,
    lazy: () => import('../pages/notifications.tsx'),
  },
  {
    path: 'settings',
    handle: { ...EAGER, crumb: 'Settings' } satisfies RouteHandle,
    lazy: () => import('../pages/settings.tsx'),
  },
  // With a seat it is the link of an invitation.
  {
    path: 'squad/:seat?',
    handle: { ...EAGER, crumb: 'Your squad' } satisfies RouteHandle,
    lazy: () => import('../pages/squad.tsx'),
  },
  ...STAFF_SIGN_IN,
  ...MAIL_LINKS,
]
