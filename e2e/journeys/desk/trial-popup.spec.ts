import { randomUUID } from 'node:crypto'

import { expect, test } from '@playwright/test'

import { Mailbox } from '../../pages/mailbox.ts'
import { Overlays, SEEN } from '../../pages/overlays.ts'
import { FIRST_VISIT } from '../../support/settled-at.ts'

// No worker of an earlier page: what is shown must come from this page's own clock.
test.use({ storageState: FIRST_VISIT })

const PAGE = '/flight-compensation'
const INSTALLED = { 'pwa-installed': 'true' }
const HOUR_MS = 60 * 60 * 1000

test.describe('the trial by e-mail', () => {
  test('comes after half a minute, refuses what is no address, and sends a mail that leads to sign-up', async ({
    page,
    request,
  }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.wake()
    await overlays.passUntil(29_500)
    await overlays.expectOnly(null)
    await overlays.passUntil(32_000)
    await overlays.expectOnly(overlays.trial)
    const field = overlays.trial.getByLabel('E-mail address')
    const send = overlays.trial.getByRole('button', { name: 'Send me the link' })
    await field.fill('ana.example.com')
    await send.click()
    await expect(overlays.trial.getByText('Please enter a valid email address')).toBeVisible()
    const email = `${randomUUID()}@sojourn.example`
    await field.fill(email)
    await send.click()
    await expect(overlays.trial.getByRole('heading', { name: 'Email Sent!' })).toBeVisible()
    expect(JSON.parse((await overlays.flag('email-popup')) ?? '')).toMatchObject({ emailSubmitted: true })
    await overlays.trial.getByRole('button', { name: 'Continue' }).click()
    await overlays.expectOnly(null)
    const link = new URL(await new Mailbox(request).linkFor(email, 'trial-sign-up'))
    await page.goto(`${link.pathname}${link.search}`)
    await expect(page.locator('input[name=email]:visible')).toHaveValue(email)
  })

  test('X is for good', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.wake()
    await overlays.pass(31_000)
    await overlays.expectOnly(overlays.trial)
    await overlays.trial.getByRole('button', { name: 'Do not ask again' }).click()
    await overlays.expectOnly(null)
    expect(JSON.parse((await overlays.flag('email-popup')) ?? '')).toMatchObject({ permanentlyDismissed: true })
    await page.reload()
    await overlays.wake()
    await overlays.pass(25 * HOUR_MS)
    await overlays.expectOnly(null)
  })

  test('Maybe later is for a day', async ({ page }) => {
    const overlays = new Overlays(page)
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.wake()
    await overlays.pass(31_000)
    await overlays.expectOnly(overlays.trial)
    await overlays.trial.getByRole('button', { name: 'Maybe later' }).click()
    await overlays.pass(24 * HOUR_MS - 1000)
    await overlays.expectOnly(null)
    await overlays.pass(1000)
    await overlays.expectOnly(overlays.trial)
  })

  test('not in a frame of another page', async ({ page }) => {
    const overlays = new Overlays(page)
    await page.route('/framed', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${PAGE}" width="900" height="700"></iframe>` }),
    )
    // Our own answer forbids frames altogether; without that header the popup still stays away.
    await page.route(PAGE, async (route) => {
      const answer = await route.fetch()
      const { 'content-security-policy': policy = '', 'x-frame-options': _, ...headers } = answer.headers()
      const open = policy.replace(/frame-ancestors[^;]*;?/, '')
      await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': open } })
    })
    await overlays.visit('/framed', { ...SEEN, ...INSTALLED })
    const frame = page.frameLocator('iframe')
    await frame.getByRole('heading', { level: 1 }).click()
    await frame.locator('html[data-alive]').waitFor({ state: 'attached' })
    await overlays.pass(8500)
    await frame.locator('#overlays[data-alive]').waitFor({ state: 'attached' })
    await overlays.pass(60_000)
    await expect(frame.getByRole('region', { name: 'Free trial by e-mail' })).toHaveCount(0)
  })

  test('a failure is only logged', async ({ page }) => {
    const overlays = new Overlays(page)
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/functions/v1/trial-signup-email', (route) => route.abort())
    await overlays.visit(PAGE, { ...SEEN, ...INSTALLED })
    await overlays.wake()
    await overlays.pass(31_000)
    await overlays.trial.getByLabel('E-mail address').fill('ana@sojourn.example')
    await overlays.trial.getByRole('button', { name: 'Send me the link' }).click()
    await expect.poll(() => logged.join('\n')).toContain('The trial e-mail could not be sent')
    await expect(overlays.trial.getByRole('button', { name: 'Send me the link' })).toBeVisible()
    expect(JSON.parse((await overlays.flag('email-popup')) ?? '')).toMatchObject({ emailSubmitted: false })
  })
})
