import { expect, type Page, test } from '@playwright/test'

import { AssistantPage } from '../../pages/assistant-page.ts'
import { DelayClaimPage } from '../../pages/delay-claim-page.ts'
import { OfflinePage } from '../../pages/offline-page.ts'
import { boardingPassPicture } from '../../support/boarding-pass-picture.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { PHONE_FIRST } from '../../support/phone-first.ts'

test.use({ serviceWorkers: 'allow' })

const day = (fromNow: number): string => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10)

/** Ana spent eighty days in the Schengen area, up to a month ago. */
async function keepAna(page: Page): Promise<void> {
  const ana = {
    id: '00000000-0000-4000-8000-00000000000a',
    name: 'Ana',
    passports: [{ country: 'US', expires_on: day(2000) }],
    visas: [],
    stays: [{ area: 'schengen', arrives_on: day(-110), leaves_on: day(-31) }],
  }
  await page.evaluate((list) => localStorage.setItem('travellers', list), JSON.stringify([ana]))
}

/** The badge of the offline mode is checked where it belongs. */
async function expectAccessibleOnline(app: OfflinePage, page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expect(app.badge).toHaveCount(0)
  await expectAccessible(page)
}

test('earlier stays count in the visa check, off line and after a reload', PHONE_FIRST, async ({ page }) => {
  const app = new OfflinePage(page)
  await app.goOfflineFromHome()
  await keepAna(page)
  await page.goto('/documents')
  await app.hydrate()
  await page.getByLabel('A passport from Travellers').selectOption({ index: 1 })
  await expect(page.getByLabel('Your passport')).toHaveValue('US')
  await expect(page.getByLabel('Passport expires on')).toHaveValue(day(2000))
  await page.getByLabel('You travel to').selectOption('IT')
  await page.getByLabel('You arrive on').fill(day(10))
  await page.getByLabel('You leave on').fill(day(20))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('Longer than the days you have left').first()).toBeVisible()
  await expect(page.getByText(/^10 of 90 days are left for Ana/)).toBeVisible()
  await page.reload()
  await app.hydrate()
  await expect(page.getByText('Longer than the days you have left').first()).toBeVisible()
  await expectAccessibleOnline(app, page)
})

test('the map of a passport opens off line, with the same as a list', PHONE_FIRST, async ({ page }) => {
  const app = new OfflinePage(page)
  await app.goOfflineFromHome()
  await page.goto('/documents/passports?a=PT')
  await app.hydrate()
  await expect(page.getByRole('img', { name: /World map of what a passport of Portugal needs/ })).toBeVisible()
  const legend = page.getByRole('list', { name: 'Legend' })
  await expect(legend.getByRole('listitem').filter({ hasText: 'Visa from an embassy' })).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Travel authorisation' }).click()
  await expect(page.getByRole('link', { name: /^United States/ })).toBeVisible()
  await expectAccessibleOnline(app, page)
})

test(
  'the card of a trip is written, shown large and kept, off line and after a reload',
  PHONE_FIRST,
  async ({ page }) => {
    const app = new OfflinePage(page)
    await app.goOfflineFromHome()
    await page.goto('/translate?lang=ja&tool=card')
    await app.hydrate()
    await page.getByLabel('Its address in Japanese').fill('京都市下京区 1-2')
    await page.getByLabel('I am allergic to nuts').check()
    const line = page.getByRole('button', { name: /Please take me to this address/ })
    await expect(line).toContainText('京都市下京区 1-2')
    await page.reload()
    await app.hydrate()
    await expect(page.getByLabel('I am allergic to nuts')).toBeChecked()
    await page.getByRole('button', { name: 'Show the whole card' }).click()
    const large = page.getByRole('dialog', { name: 'Your card' })
    await expect(large).toContainText('京都市下京区 1-2')
    await expect(large).toContainText('アレルギー')
    await page.keyboard.press('Escape')
    await expectAccessibleOnline(app, page)
  },
)

test('the scanner is kept before its first use, and reads a pass off line', PHONE_FIRST, async ({ page }) => {
  const [app, claim] = [new OfflinePage(page), new DelayClaimPage(page)]
  await app.open('/flight-compensation')
  await app.waitForWorker()
  await page.getByRole('button', { name: 'Scan your boarding pass' }).click()
  await page.getByRole('button', { name: /^Keep the scanner for offline/ }).click()
  await expect(page.getByText('The scanner: kept on this device, works offline.')).toBeVisible()
  await page.context().setOffline(true)
  await page.goto('/flight-compensation')
  await claim.hydrate()
  await page.getByRole('button', { name: 'Scan your boarding pass' }).click()
  const photo = page.getByRole('dialog').getByLabel('Choose a photo').and(page.locator('input'))
  await photo.setInputFiles(await boardingPassPicture('azteccode'))
  await expect(claim.field('From')).toHaveValue('YUL')
})

test(
  'the reader of a language is kept before its first use, and reads a sign off line',
  PHONE_FIRST,
  async ({ page, context }) => {
    const sign = await context.newPage()
    await sign.setContent('<p style="font: 44px sans-serif; padding: 40px">Bitte die Tür schließen</p>')
    const buffer = await sign.screenshot()
    await sign.close()
    const app = new OfflinePage(page)
    await app.open('/translate?lang=en&tool=text')
    await app.waitForWorker()
    const dialog = page.getByRole('dialog', { name: 'Text from a photo' })
    await page.getByRole('button', { name: 'Read it from a photo' }).click()
    await dialog.getByLabel('Language in the photo').selectOption('de')
    await dialog.getByRole('button', { name: /^Keep the reader for German for offline/ }).click()
    await expect(dialog.getByText('The reader for German: kept on this device, works offline.')).toBeVisible()
    await context.setOffline(true)
    await page.goto('/translate?lang=en&tool=text')
    await app.hydrate()
    await page.getByRole('button', { name: 'Read it from a photo' }).click()
    await dialog.getByLabel('Language in the photo').selectOption('de')
    const photo = dialog.getByLabel('Take or choose a photo').and(page.locator('input'))
    await photo.setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer })
    await expect(page.getByLabel('Your text')).toHaveValue('Bitte die Tür schließen')
  },
)

test('an estimate becomes the wish of a plan', PHONE_FIRST, async ({ page }) => {
  const app = new OfflinePage(page)
  await app.goOfflineFromHome()
  await page.goto('/budget?to=Lisbon&days=5&month=5&adults=2&currency=EUR&sum=1500')
  await app.hydrate()
  await page.getByRole('link', { name: 'Plan this trip day by day' }).click()
  await expect(page).toHaveURL(/\/itinerary\?wish=5%20days%20in%20Lisbon/)
  await expect(page.getByLabel('Where to, when, and what for?')).toHaveValue(
    '5 days in Lisbon in May, for 2 adults, budget 1500 EUR',
  )
})

test('the assistant says a phrase, or that it only has a near one', PHONE_FIRST, async ({ page }) => {
  const assistant = new AssistantPage(page)
  const app = new OfflinePage(page)
  await app.open('/assistant')
  await assistant.ask('How do you say thank you very much in Japanese?')
  await expect(page.getByText('どうもありがとうございます').first()).toBeVisible()
  await assistant.ask('How do you say “my uncle paints boats” in Italian?')
  await expect(page.getByText(/I have no phrase for that in Italian/).first()).toBeVisible()
})
