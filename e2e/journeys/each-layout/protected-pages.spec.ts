import { expect, test } from '@playwright/test'

import { storeSession, newTraveller } from '../../support/new-traveller.ts'
import { uniqueAddress } from '../../support/unique-address.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(uniqueAddress()))

const auth = (path: string) => `/auth?returnTo=${encodeURIComponent(path)}`
const staff = (path: string) => `/admin-login?returnTo=${encodeURIComponent(path)}`

/** Every protected page, and the sign-in page to which a guest is redirected. */
const BOTH = {
  '/admin/blog': auth('/admin/blog'),
  '/email-test': auth('/email-test'),
  '/notification-test': auth('/notification-test'),
  '/dashboard-admin?tab=chat': staff('/dashboard-admin?tab=chat'),
  '/admin': staff('/admin'),
  // The layout of these areas depends on the role, which is known only after the sign-in.
  '/seo-dashboard': staff('/seo-dashboard'),
  '/seo-content': staff('/seo-content'),
  '/email-marketing': staff('/email-marketing'),
}
const DESKTOP = {
  ...BOTH,
  '/email-test-new': staff('/email-test-new'),
  '/unified-dashboard': staff('/dashboard-admin'),
}
const PHONE = {
  ...BOTH,
  '/unified-dashboard': auth('/unified-dashboard'),
}

const listAll = (isMobile: boolean) => Object.entries(isMobile ? PHONE : DESKTOP)
const SAMPLE = ['/email-test', '/dashboard-admin?tab=chat', '/seo-dashboard', '/unified-dashboard']
const listSample = (isMobile: boolean) => listAll(isMobile).filter(([path]) => SAMPLE.includes(path))

for (const [name, list, details] of [
  ['a sample', listSample, {}],
  ['all pages', listAll, { tag: '@long' }],
] as const) {
  test(`a guest is redirected to sign in, and Back does not return: ${name}`, details, async ({ page, isMobile }) => {
    await page.goto('/cookies-policy')
    for (const [path, signInPage] of list(isMobile)) {
      await page.goto(path)
      await expect(page).toHaveURL(signInPage)
    }
    // The sign-in page replaces the protected page in the history.
    await page.goto('/cookies-policy')
    await page.goto('/email-test')
    await expect(page).toHaveURL(auth('/email-test'))
    await page.goBack()
    await expect(page).toHaveURL('/cookies-policy')
  })

  test(
    `a traveller reaches pages that need a sign-in and is refused on staff pages: ${name}`,
    details,
    async ({ page, isMobile, request, baseURL }) => {
      const { session, email } = await newTraveller(request, baseURL)
      await storeSession(page, session)
      const refused = page.getByRole('heading', { level: 1, name: 'Access Denied' })
      const title = page.getByRole('main').getByRole('heading', { level: 1 })
      for (const [path, signInPage] of list(isMobile)) {
        await page.goto(path)
        if (signInPage.startsWith('/admin-login')) {
          await expect(refused).toBeVisible()
          await expect(page.getByRole('main').getByText(email)).toBeVisible()
        } else {
          await expect(title).toBeVisible()
          await expect(page).toHaveURL(path)
          await expect(refused).toBeHidden()
        }
      }
    },
  )
}
