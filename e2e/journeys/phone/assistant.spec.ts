import { expect, test } from '@playwright/test'

import { AssistantPage } from '../../pages/assistant-page.ts'
import { OfflinePage } from '../../pages/offline-page.ts'
import { Shell } from '../../pages/shell.ts'
import { UNIQUE_DEVICE } from '../../support/unique-device.ts'

test.use({ serviceWorkers: 'allow', ...UNIQUE_DEVICE })

const QUESTION = 'Which plugs do they have in Japan?'

test('the assistant opens offline for the first time, and sends the stored question after reconnecting', async ({
  page,
  context,
}) => {
  const [app, shell, assistant] = [new OfflinePage(page), new Shell(page), new AssistantPage(page)]
  await app.open('/')
  await app.waitForWorker()
  await context.setOffline(true)
  await shell.tabs.getByRole('link', { name: 'Assistant' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ask as you would ask a friend' })).toBeVisible()
  await expect(page.getByText('Offline answers are not ready yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Emergency numbers' })).toBeVisible()
  await assistant.field.fill(QUESTION)
  await assistant.field.press('Enter')
  await expect(page.getByText('Saved. We will send it when you are back online.')).toBeVisible()

  // The question survives navigation and a reload.
  await shell.tabs.getByRole('link', { name: 'Plan' }).click()
  await expect(page).toHaveURL(/\/itinerary$/)
  await shell.tabs.getByRole('link', { name: 'Assistant' }).click()
  await page.reload()
  await app.hydrate()
  await expect(assistant.field).toHaveValue(QUESTION)

  await expect(page.getByText('Offline answers are not ready yet')).toBeVisible()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await context.setOffline(false)
  await assistant.expectAnswered(QUESTION)
  await expect(assistant.turns.last().getByText('Type A').first()).toBeVisible()
})
