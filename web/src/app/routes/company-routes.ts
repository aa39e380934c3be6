import type { RouteObject } from 'react-router'

import type { RouteHandle } from './route-handle.ts'

const named = (crumb: string, more: RouteHandle = {}): RouteHandle => ({ crumb, ...more })
const EAGER: RouteHandle = { isEager: true }
const UNLISTED: RouteHandle = { isUnlisted: true }

/** The name of what the loader found. */
const TITLED: RouteHandle = { crumb: (found) => (found as { readonly title: string }).title }

export const COMPANY_ROUTES: readonly RouteObject[] = [
  {
    path: 'terms-and-conditions',
    handle: named('Terms and conditions'),
    lazy: () => import('../pages/terms-and-conditions.tsx'),
  },
  { path: 'privacy-policy', handle: named('Privacy policy'), lazy: () => import('../pages/privacy-policy.tsx') },
  { path: 'cookies-policy', handle: named('Cookies policy'), lazy: () => import('../pages/cookies-policy.tsx') },
  { path: 'refund-policy', handle: named('Refund policy'), lazy: () => import('../pages/refund-policy.tsx') },
  { path: 'help-center', handle: named('Help Center'), lazy: () => import('../pages/help-center.tsx') },
  { path: 'help-center/:slug', handle: TITLED, lazy: () => import('../pages/help-article.tsx') },
  ...['pricing', 'pricing-new'].map((path) => ({
    path,
    handle: named('Pricing', path === 'pricing' ? {} : UNLISTED),
    lazy: () => import('../pages/pricing.tsx'),
  })),
  {
    path: 'claim-discount/:token',
    handle: named('Claim a discount', { ...EAGER, ...UNLISTED }),
    lazy: () => import('../pages/claim-discount.tsx'),
  },
  { path: 'blog', handle: named('Travel blog'), lazy: () => import('../pages/blog.tsx') },
  { path: 'blog/:slug', handle: TITLED, lazy: () => import('../pages/blog-post.tsx') },
  { path: 'writers', handle: named('Writers'), lazy: () => import('../pages/writers.tsx') },
  { path: 'writers/:slug', handle: TITLED, lazy: () => import('../pages/writer.tsx') },
  { path: 'download', handle: named('Get the app', EAGER), lazy: () => import('../pages/download.tsx') },
  { path: 'instagram', handle: named('Welcome', EAGER), lazy: () => import('../pages/instagram.tsx') },
  { path: 'pwabuilder', handle: named('App packages'), lazy: () => import('../pages/pwabuilder.tsx') },
  { path: 'data-and-sources', handle: named('Data and sources'), lazy: () => import('../pages/data-and-sources.tsx') },
  { path: 'about', handle: named('About'), lazy: () => import('../pages/about.tsx') },
  {
    path: 'support-center',
    handle: named('Support Center', { ...EAGER, ...UNLISTED }),
    lazy: () => import('../pages/support-center.tsx'),
  },
  { path: 'chat-with-us', handle: named('Chat with us', UNLISTED), lazy: () => import('../pages/chat-with-us.tsx') },
]
