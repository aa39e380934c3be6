import type { RouteObject } from 'react-router'

import type { RouteHandle } from './route-handle.ts'

/** Short and former addresses, on both layouts. */
const MOVED = {
  help: '/help-center',
  support: '/support-center',
  chat: '/chat-with-us',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  cookies: '/cookies-policy',
  accommodation: '/accommodation-search',
  currency: '/currency-converter',
  'support-admin': '/dashboard-admin?tab=chat',
  'support-dashboard': '/dashboard-admin?tab=chat',
  'trial-email-dashboard': '/dashboard-admin?tab=trial-emails',
} as const

export const ALIAS_ROUTES: readonly RouteObject[] = [
  ...Object.entries(MOVED).map(([path, to]) => ({
    path,
    lazy: async () => (await import('../../pages/moved-to.tsx')).movedTo(to),
  })),
  {
    path: 'trial-setup',
    handle: { crumb: 'Profile Settings', isEager: true } satisfies RouteHandle,
    lazy: async () => {
      const [{ movedToOn }, profile] = await Promise.all([
        import('../../pages/moved-to.tsx'),
        import('../../pages/account/profile.tsx'),
      ])
      return movedToOn('mobile', '/profile', profile)
    },
  },
  { path: 'redirect', lazy: () => import('./redirect.ts') },
]
