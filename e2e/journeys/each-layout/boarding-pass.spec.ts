import { expect, type Page, test } from '@playwright/test'

import { DelayClaimPage } from '../../pages/delay-claim-page.ts'
import { OfflinePage } from '../../pages/offline-page.ts'
import { boardingPassPicture } from '../../support/boarding-pass-picture.ts'
import { PHONE_FIRST } from '../../support/phone-first.ts'

test.use({ serviceWorkers: 'allow' })

async function scan(page: Page, code: Parameters<typeof boardingPassPicture>[0]): Promise<void> {
  await page.getByRole('button', { name: 'Scan your boarding pass' }).click()
  const photo = page.getByRole('dialog').getByLabel('Choose a photo').and(page.locator('input'))
  await photo.setInputFiles(await boardingPassPicture(code))
}

async function expectFilled(page: Page, claim: DelayClaimPage): Promise<void> {
  await expect(claim.field('From')).toHaveValue('YUL')
  await expect(claim.field('To')).toHaveValue('FRA')
  await expect(page.getByLabel('Date of the flight')).toHaveValue(/^\d{4}-08-14$/)
}

test(
  'a boarding pass fills the form, on line, after a reload and off line, and nothing is sent',
  PHONE_FIRST,
  async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('DESMARAIS')) sent.push(request.url())
    })
    const [app, claim] = [new OfflinePage(page), new DelayClaimPage(page)]
    await app.open('/flight-compensation')
    await app.waitForWorker()
    await scan(page, 'pdf417')
    await expect(page.getByText(/^AC 834, YUL to FRA, .+, LUC DESMARAIS$/)).toBeVisible()
    await expectFilled(page, claim)
    expect(sent.filter((url) => !url.includes('/auth/v1/'))).toEqual([])

    await page.reload()
    await claim.hydrate()
    await expectFilled(page, claim)

    await page.context().setOffline(true)
    await page.goto('/flight-compensation')
    await claim.hydrate()
    await scan(page, 'azteccode')
    await expectFilled(page, claim)
  },
)

test('without a network the scan says that its reader is not on the device yet', PHONE_FIRST, async ({ page }) => {
  const app = new OfflinePage(page)
  await app.goOfflineFromHome()
  await page.goto('/flight-compensation')
  await app.hydrate()
  await scan(page, 'qrcode')
  await expect(page.getByText(/The reader is not on this device yet/)).toBeVisible()
})
