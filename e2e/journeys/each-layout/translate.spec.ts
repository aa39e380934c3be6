import { expect, type Page, test } from '@playwright/test'

import { OfflinePage } from '../../pages/offline-page.ts'
import { PHONE_FIRST } from '../../support/phone-first.ts'

test.use({ serviceWorkers: 'allow' })

const words = (page: Page, text: string) => page.getByRole('button', { name: text }).filter({ visible: true }).first()

async function showLarge(page: Page, english: string, local: string): Promise<void> {
  await words(page, english).click()
  const large = page.getByRole('dialog', { name: english })
  await expect(large.getByText(local, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
}

test('phrases are found, shown large and kept as favourites over a reload', async ({ page }) => {
  const app = new OfflinePage(page)
  await app.open('/translate?lang=ja')
  await showLarge(page, 'Thank you very much', 'どうもありがとうございます')
  await page.getByRole('searchbox').fill('toilet')
  await expect(words(page, 'Where is the toilet?')).toBeVisible()
  await page.getByRole('button', { name: 'Favourite: Where is the toilet?' }).click()
  await page.reload()
  await app.open('/translate?lang=ja&situation=favourites')
  await expect(words(page, 'Where is the toilet?')).toBeVisible()
})

test(
  'phrases of any language open off line after only the home page was opened, and after a reload',
  PHONE_FIRST,
  async ({ page }) => {
    const app = new OfflinePage(page)
    await app.goOfflineFromHome()
    await page.goto('/translate')
    await app.hydrate()
    await page.getByLabel('Into', { exact: true }).selectOption('ja')
    await showLarge(page, 'Thank you very much', 'どうもありがとうございます')
    await page.reload()
    await app.hydrate()
    await expect(words(page, 'Thank you very much')).toBeVisible()
  },
)

test(
  'a sign is read from a photo into the text box, on line and then off line, and nothing is sent',
  PHONE_FIRST,
  async ({ page, context }) => {
    const sign = await context.newPage()
    await sign.setContent('<p style="font: 44px sans-serif; padding: 40px">Bitte die Tür schließen<br>Kein Ausgang</p>')
    const buffer = await sign.screenshot()
    await sign.close()
    const app = new OfflinePage(page)
    await app.open('/translate?lang=en&tool=text')
    const foreign: string[] = []
    page.on('request', (request) => {
      const isOurs = /^(?:data:|blob:)/.test(request.url()) || new URL(request.url()).host === new URL(page.url()).host
      if (!isOurs || (request.method() !== 'GET' && !request.url().includes('/auth/v1/'))) foreign.push(request.url())
    })
    const read = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Read it from a photo' }).click()
      const dialog = page.getByRole('dialog', { name: 'Text from a photo' })
      await dialog.getByLabel('Language in the photo').selectOption('de')
      const photo = dialog.getByLabel('Take or choose a photo').and(page.locator('input'))
      await photo.setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer })
      await expect(page.getByLabel('Your text')).toHaveValue('Bitte die Tür schließen\nKein Ausgang')
    }
    await app.waitForWorker()
    await read()
    expect(foreign).toEqual([])

    await page.reload()
    await app.hydrate()
    await context.setOffline(true)
    await read()
  },
)
