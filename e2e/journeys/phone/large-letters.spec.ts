import { expect, type Page, test } from '@playwright/test'

import { AuthPage } from '../../pages/auth-page.ts'
import { PUBLIC_PAGES } from '../../pages/public-pages.ts'
import { openAlive } from '../../support/come-alive.ts'
import { bringSession, newTraveller } from '../../support/new-traveller.ts'
import { ownAddress } from '../../support/own-address.ts'
import { scrollToEnd } from '../../support/scroll-to-end.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()))

const pixelsBeyondScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Short words that are cut into lines: their column has been left no room by what stands beside it. */
function findSqueezedWords(): readonly string[] {
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

test('letters twice as large leave both bars and the foot of the page on the screen', async ({ page }) => {
  await openAlive(page, '/terms-and-conditions')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await scrollToEnd(page)
  await expect.poll(() => pixelsBeyondScreen(page)).toBe(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pro' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Profile' })).toBeInViewport({ ratio: 1 })
})

const LAW = ['/terms-and-conditions', '/privacy-policy', '/cookies-policy', '/refund-policy']
const FURTHER = ['/auth', '/places/japan', '/nowhere-at-all']

const GROUPS = [
  ...Object.entries(PUBLIC_PAGES).map(([group, pages]) => [group, Object.keys(pages)] as const),
  ['law', LAW],
  ['further', FURTHER],
] as const

for (const [group, paths] of GROUPS)
  test(`letters twice as large make no page wider than the phone: ${group}`, async ({ page }) => {
    const { width = 0 } = page.viewportSize() ?? {}
    // As somebody's browser would have it from the start: a page that has once been too wide stays so.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        document.documentElement.style.fontSize = '200%'
        observer.disconnect()
      }).observe(document, { childList: true })
    })
    for (const path of paths) {
      await openAlive(page, path)
      await scrollToEnd(page)
      // Not the window's own word: a phone makes it as wide as what does not fit.
      await expect(async () => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, path).toBeLessThanOrEqual(width)
      }).toPass({ timeout: 5000 })
      expect(await page.evaluate(findSqueezedWords), path).toEqual([])
    }
  })

test('letters twice as large leave room for the name of an airport', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.style.fontSize = '200%'
      observer.disconnect()
    }).observe(document, { childList: true })
  })
  await openAlive(page, '/')
  // The scroll itself wakes the part, which puts other fields in the place of these.
  const expectRoom = (name: string) =>
    expect(async () => {
      const field = page.getByRole('group', { name: 'Fly', exact: true }).getByRole('combobox', { name, exact: true })
      await field.scrollIntoViewIfNeeded()
      expect((await field.boundingBox())?.width).toBeGreaterThan(180)
    }).toPass()
  await expectRoom('From')
  await expectRoom('To')
})

test('after a sign-up the heading that says where to look is in sight, below the bar', async ({ page }) => {
  const auth = new AuthPage(page)
  await auth.open()
  const email = `${crypto.randomUUID()}@sojourn.example`
  await auth.signUp({ name: 'Ana Silva', email, password: 'Tagus-river-in-7-days' })
  const heading = page.getByRole('heading', { name: 'Check your mailbox' })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const bar = await page.getByRole('banner').boundingBox()
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity)
})

test('an address longer than the screen is broken into lines, not the page', async ({ page, request, baseURL }) => {
  const { session } = await newTraveller(request, baseURL)
  await bringSession(page, session)
  await openAlive(page, '/admin-login')
  await expect(page.getByRole('button', { name: 'Sign out of' })).toBeVisible()
  expect(await pixelsBeyondScreen(page)).toBe(0)
})
