import { expect, type Page, test } from '@playwright/test'

import { AuthPage } from '../../pages/auth-page.ts'
import { PUBLIC_PAGES, TYPICAL_PAGES } from '../../pages/public-pages.ts'
import { openHydrated } from '../../support/hydrate.ts'
import { storeSession, newTraveller } from '../../support/new-traveller.ts'
import { scrollToEnd } from '../../support/scroll-to-end.ts'
import { uniqueAddress } from '../../support/unique-address.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(uniqueAddress()))

const pixelsBeyondScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Short words that are broken across lines because their column is too narrow. */
function findBrokenWords(): readonly string[] {
  const words: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const isSeen = (node.parentElement?.getBoundingClientRect().width ?? 0) > 1
    for (const { 0: word, index } of isSeen ? (node.nodeValue ?? '').matchAll(/(?<!\S)\p{L}{2,6}(?!\S)/gu) : []) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const [first, second] = range.getClientRects()
      if (first && second && second.top > first.bottom - 2) words.push(`${word} in ${node.nodeValue}`)
    }
  }
  return words
}

test('both bars and the footer stay on screen at 200 % text size', async ({ page }) => {
  await openHydrated(page, '/terms-and-conditions')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await scrollToEnd(page)
  await expect.poll(() => pixelsBeyondScreen(page)).toBe(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pro' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Profile' })).toBeInViewport({ ratio: 1 })
})

const LEGAL = ['/terms-and-conditions', '/privacy-policy', '/cookies-policy', '/refund-policy']
const OTHERS = ['/auth', '/places/japan', '/nowhere-at-all']

const GROUPS = [
  ['typical pages', TYPICAL_PAGES, {}],
  ...Object.entries(PUBLIC_PAGES).map(([group, pages]) => [group, Object.keys(pages), { tag: '@long' }] as const),
  ['legal', LEGAL, { tag: '@long' }],
  ['others', OTHERS, { tag: '@long' }],
] as const

for (const [group, paths, details] of GROUPS)
  test(`no page overflows at 200 % text size: ${group}`, details, async ({ page }) => {
    const { width = 0 } = page.viewportSize() ?? {}
    // Set before the first layout, because a page that was once too wide stays so.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        document.documentElement.style.fontSize = '200%'
        observer.disconnect()
      }).observe(document, { childList: true })
    })
    for (const path of paths) {
      await openHydrated(page, path)
      await scrollToEnd(page)
      // Not window.innerWidth, which grows on phones when content overflows.
      await expect(async () => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, path).toBeLessThanOrEqual(width)
      }).toPass({ timeout: 5000 })
      expect(await page.evaluate(findBrokenWords), path).toEqual([])
    }
  })

test('the airport fields keep their width at 200 % text size', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.style.fontSize = '200%'
      observer.disconnect()
    }).observe(document, { childList: true })
  })
  await openHydrated(page, '/')
  // Scrolling hydrates the section, which replaces these fields.
  const expectRoom = (name: string) =>
    expect(async () => {
      const field = page
        .getByRole('group', { name: 'Flight', exact: true })
        .getByRole('combobox', { name, exact: true })
      await field.scrollIntoViewIfNeeded()
      expect((await field.boundingBox())?.width).toBeGreaterThan(180)
    }).toPass()
  await expectRoom('From')
  await expectRoom('To')
})

test('the confirmation heading is visible below the bar after sign-up', async ({ page }) => {
  const auth = new AuthPage(page)
  await auth.open()
  const email = `${crypto.randomUUID()}@sojourn.example`
  await auth.signUp({ name: 'Ana Silva', email, password: 'Tagus-river-in-7-days' })
  const heading = page.getByRole('heading', { name: 'Check your inbox' })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const bar = await page.getByRole('banner').boundingBox()
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity)
})

test('an email address longer than the screen wraps', async ({ page, request, baseURL }) => {
  const { session } = await newTraveller(request, baseURL)
  await storeSession(page, session)
  await openHydrated(page, '/admin-login')
  await expect(page.getByRole('button', { name: 'Sign out of' })).toBeVisible()
  expect(await pixelsBeyondScreen(page)).toBe(0)
})
