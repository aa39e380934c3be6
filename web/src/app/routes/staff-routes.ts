import type { RouteObject } from 'react-router'

import type { RouteHandle } from './route-handle.ts'

/** These pages are empty without a session, so they load their script at once. */
const named = (crumb: string): RouteHandle => ({ crumb, isEager: true })
const dashboard = () => import('../../pages/staff/dashboard-admin.tsx')

export const STAFF_ROUTES: readonly RouteObject[] = [
  { path: 'dashboard-admin', handle: named('Staff dashboard'), lazy: dashboard },
  { path: 'admin', handle: named('Staff dashboard'), lazy: dashboard },
  { path: 'admin/blog', handle: named('Blog editor'), lazy: () => import('../../pages/staff/admin-blog.tsx') },
  {
    path: 'unified-dashboard',
    handle: named('Staff dashboard'),
    lazy: () => import('../../pages/account/unified-dashboard.tsx'),
  },
  { path: 'seo-dashboard', handle: named('SEO'), lazy: () => import('../../pages/staff/seo-dashboard.tsx') },
  { path: 'seo-content', handle: named('Content'), lazy: () => import('../../pages/staff/seo-content.tsx') },
  { path: 'email-marketing', handle: named('Campaigns'), lazy: () => import('../../pages/staff/email-marketing.tsx') },
  { path: 'email-test', handle: named('Mail check'), lazy: () => import('../../pages/staff/email-test.tsx') },
  { path: 'email-test-new', handle: named('Mail check'), lazy: () => import('../../pages/staff/email-test-new.tsx') },
  {
    path: 'notification-test',
    handle: named('Notification check'),
    lazy: () => import('../../pages/staff/notification-test.tsx'),
  },
]
