import type { RouteObject } from 'react-router'

import type { RouteHandle } from './route-handle.ts'

/** Nothing to read before one is known: these pages live by their script. */
const named = (crumb: string): RouteHandle => ({ crumb, isEager: true })
const dashboard = () => import('../pages/dashboard-admin.tsx')

export const STAFF_ROUTES: readonly RouteObject[] = [
  { path: 'dashboard-admin', handle: named('Staff dashboard'), lazy: dashboard },
  { path: 'admin', handle: named('Staff dashboard'), lazy: dashboard },
  { path: 'admin/blog', handle: named('Blog desk'), lazy: () => import('../pages/admin-blog.tsx') },
  { path: 'unified-dashboard', handle: named('Staff dashboard'), lazy: () => import('../pages/unified-dashboard.tsx') },
  { path: 'seo-dashboard', handle: named('SEO'), lazy: () => import('../pages/seo-dashboard.tsx') },
  { path: 'seo-content', handle: named('Content'), lazy: () => import('../pages/seo-content.tsx') },
  { path: 'email-marketing', handle: named('Campaigns'), lazy: () => import('../pages/email-marketing.tsx') },
  { path: 'email-test', handle: named('Mail check'), lazy: () => import('../pages/email-test.tsx') },
  { path: 'email-test-new', handle: named('Mail check'), lazy: () => import('../pages/email-test-new.tsx') },
  {
    path: 'notification-test',
    handle: named('Notification check'),
    lazy: () => import('../pages/notification-test.tsx'),
  },
]
