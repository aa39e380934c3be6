import type { RouteObject } from 'react-router'

import type { RouteHandle } from './route-handle.ts'

const named = (crumb: string, more: RouteHandle = {}): RouteHandle => ({ crumb, ...more })
const EAGER: RouteHandle = { isEager: true }
const UNLISTED: RouteHandle = { isUnlisted: true }

/** The title of the loaded entry. */
const TITLED: RouteHandle = { crumb: (found) => (found as { readonly title: string }).title }

export const COMPANY_ROUTES: readonly RouteObject[] = [
  {
    path: 'terms-and-conditions',
    handle: named('Terms and conditions'),
    lazy: () => import('../../pages/company/terms-and-conditions.tsx'),
  },
  {
    path: 'privacy-policy',
    handle: named('Privacy policy'),
    lazy: () => import('../../pages/company/privacy-policy.tsx'),
  },
  {
    path: 'cookies-policy',
    handle: named('Cookies policy'),
    lazy: () => import('../../pages/company/cookies-policy.tsx'),
  },
  {
    path: 'refund-policy',
    handle: named('Refund policy'),
    lazy: () => import('../../pages/company/refund-policy.tsx'),
  },
  { path: 'help-center', handle: named('Help Center'), lazy: () => import('../../pages/company/help-center.tsx') },
  { path: 'help-center/:slug', handle: TITLED, lazy: () => import('../../pages/company/help-article.tsx') },
  ...['pricing', 'pricing-new'].map((path) => ({
    path,
    handle: named('Pricing', path === 'pricing' ? {} : UNLISTED),
    lazy: () => import('../../pages/company/pricing.tsx'),
  })),
  {
    path: 'claim-discount/:token',
    handle: named('Claim a discount', { ...EAGER, ...UNLISTED }),
    lazy: () => import('../../pages/company/claim-discount.tsx'),
  },
  { path: 'blog', handle: named('Travel blog'), lazy: () => import('../../pages/company/blog.tsx') },
  { path: 'blog/:slug', handle: TITLED, lazy: () => import('../../pages/company/blog-post.tsx') },
  { path: 'writers', handle: named('Writers'), lazy: () => import('../../pages/company/writers.tsx') },
  { path: 'writers/:slug', handle: TITLED, lazy: () => import('../../pages/company/writer.tsx') },
  { path: 'download', handle: named('Get the app', EAGER), lazy: () => import('../../pages/company/download.tsx') },
  { path: 'instagram', handle: named('Welcome', EAGER), lazy: () => import('../../pages/company/instagram.tsx') },
  { path: 'pwabuilder', handle: named('App packages'), lazy: () => import('../../pages/company/pwabuilder.tsx') },
  {
    path: 'data-and-sources',
    handle: named('Data and sources'),
    lazy: () => import('../../pages/company/data-and-sources.tsx'),
  },
  { path: 'about', handle: named('About'), lazy: () => import('../../pages/company/about.tsx') },
  {
    path: 'support-center',
    handle: named('Support Center', { ...EAGER, ...UNLISTED }),
    lazy: () => import('../../pages/company/support-center.tsx'),
  },
  {
    path: 'chat-with-us',
    handle: named('Chat with us', UNLISTED),
    lazy: () => import('../../pages/company/chat-with-us.tsx'),
  },
]
