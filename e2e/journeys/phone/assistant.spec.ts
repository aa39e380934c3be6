import { expect, test } from '@playwright/test'

import { AssistantPage } from '../../pages/assistant-page.ts'
import { OfflinePage } from '../../pages/offline-page.ts'
import { Shell } from '../../pages/shell.ts'
import { OWN_DEVICE } from '../../support/own-device.ts'

test.use({ serviceWorkers: 'allow', ...OWN_DEVICE })

const QUESTION = 'Which plugs do they have in Japan?'

test('an assistant never opened before opens without a network, and asks what was written when there is one', async ({
  page,
  context,
}) => {
  const [app, shell, assistant] = [new OfflinePage(page), new Shell(page), new AssistantPage(page)]
  await app.open('/')
  await app.waitForWorker()
  await context.setOffline(true)
  await shell.tabs.getByRole('link', { name: 'Assistant' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ask as you would ask a friend' })).toBeVisible()
  await expect(page.getByText('No answers here without a network yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Emergency numbers' })).toBeVisible()
  await assistant.field.fill(QUESTION)
  await assistant.field.press('Enter')
  await expect(page.getByText('Kept. It is asked as soon as you are back online.')).toBeVisible()

  // Neither another page nor a new start takes it away.
  await shell.tabs.getByRole('link', { name: 'Plan' }).click()
  await expect(page).toHaveURL(/\/itinerary$/)
  await shell.tabs.getByRole('link', { name: 'Assistant' }).click()
  await page.reload()
  await app.comeAlive()
  await expect(assistant.field).toHaveValue(QUESTION)

  await expect(page.getByText('No answers here without a network yet')).toBeVisible()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await context.setOffline(false)
  await assistant.expectAnswered(QUESTION)
  await expect(assistant.turns.last().getByText('Type A').first()).toBeVisible()
})
