import { expect, test } from '@playwright/test'

import { bringSession, newTraveller } from '../../support/new-traveller.ts'
import { ownAddress } from '../../support/own-address.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()))

const auth = (path: string) => `/auth?returnTo=${encodeURIComponent(path)}`
const staff = (path: string) => `/admin-login?returnTo=${encodeURIComponent(path)}`

/** Every gate, and the door at which a guest stands who asks for what is behind it. */
const BOTH = {
  '/admin/blog': auth('/admin/blog'),
  '/email-test': auth('/email-test'),
  '/notification-test': auth('/notification-test'),
  '/dashboard-admin?tab=chat': staff('/dashboard-admin?tab=chat'),
  '/admin': staff('/admin'),
  // Which page an area is, is decided after the sign-in: only then is the role known.
  '/seo-dashboard': staff('/seo-dashboard'),
  '/seo-content': staff('/seo-content'),
  '/email-marketing': staff('/email-marketing'),
}
const DESK = {
  ...BOTH,
  '/email-test-new': staff('/email-test-new'),
  '/unified-dashboard': staff('/dashboard-admin'),
}
const PHONE = {
  ...BOTH,
  '/unified-dashboard': auth('/unified-dashboard'),
}

test('every gate shows a guest its door, and the way back leads past it', async ({ page, isMobile }) => {
  await page.goto('/cookies-policy')
  for (const [path, door] of Object.entries(isMobile ? PHONE : DESK)) {
    await page.goto(path)
    await expect(page).toHaveURL(door)
  }
  // The door stands in the place of the gate: whoever goes back is not sent here again.
  await page.goto('/cookies-policy')
  await page.goto('/email-test')
  await expect(page).toHaveURL(auth('/email-test'))
  await page.goBack()
  await expect(page).toHaveURL('/cookies-policy')
})

test('a traveller passes the gates that ask for a sign-in, and is refused at those for staff', async ({
  page,
  isMobile,
  request,
  baseURL,
}) => {
  const { session, email } = await newTraveller(request, baseURL)
  await bringSession(page, session)
  const refused = page.getByRole('heading', { level: 1, name: 'Access Denied' })
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  for (const [path, door] of Object.entries(isMobile ? PHONE : DESK)) {
    await page.goto(path)
    if (door.startsWith('/admin-login')) {
      await expect(refused).toBeVisible()
      await expect(page.getByRole('main').getByText(email)).toBeVisible()
    } else {
      await expect(title).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(refused).toBeHidden()
    }
  }
})
