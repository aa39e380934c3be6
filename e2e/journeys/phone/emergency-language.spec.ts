import { expect, test } from '@playwright/test'

import { HomePage } from '../../pages/home-page.ts'
import { QuickActions } from '../../pages/quick-actions.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { hydrate } from '../../support/hydrate.ts'
import { recordMessages } from '../../support/record-messages.ts'

test.use({ locale: 'de-DE' })

test('emergency help in Monaco is shown in German on a German device', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 43.7392, longitude: 7.4274, accuracy: 12 })
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text())
  })
  const expectMessage = await recordMessages(page)
  const home = new HomePage(page)
  await home.open()
  await home.hydrate()
  await home.scrollToSection('actions')
  await new QuickActions(page).tiles.getByRole('button', { name: 'Emergency Info' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hilfe im Notfall' })
  await expect(dialog.getByText('Du bist hier: Monaco')).toBeVisible()
  await expectMessage('Notfallinformationen geladen')
  await expect(dialog.getByRole('link', { name: '112 anrufen' })).toHaveAttribute('href', 'tel:112')
  await expect(dialog.getByText('Eine Grenze ist nah: Frankreich.', { exact: false })).toBeVisible()
  await expect(dialog.getByText('Krankenhaus · ', { exact: false }).first()).toBeVisible()
  await dialog.getByLabel('Woanders? Land wählen').selectOption({ label: 'Österreich' })
  await expect(dialog.getByRole('link', { name: 'Rettungsdienst 144' })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')

  await page.goto('/gemini-safety')
  await expect(page.getByRole('heading', { level: 1, name: 'Im Notfall' })).toBeVisible()
  await hydrate(page)
  await page.locator('summary').filter({ hasText: 'Europa' }).click()
  await expect(page.getByRole('rowheader', { name: 'Österreich' })).toBeVisible()
  await expect(page.getByText('Ruf an. Sag als Erstes, wo du bist', { exact: false })).toBeVisible()
  expect(consoleErrors).toEqual([])
})
