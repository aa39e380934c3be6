import { expect, test } from '@playwright/test'

import { AssistantPage } from '../../pages/assistant-page.ts'
import { openHydrated } from '../../support/hydrate.ts'

test('the assistant panel reads the form next to it, and a link only fills in the question', async ({ page }) => {
  const assistant = new AssistantPage(page)
  await openHydrated(page, '/flights?from=LIS&to=JFK')
  await page.getByRole('button', { name: 'Ask the assistant about this page' }).click()
  await page.getByRole('button', { name: 'How long is the flight?' }).click()
  await expect(assistant.conversation.getByText(/From\s+Lisbon\s+to\s+New York/)).toBeVisible()

  await openHydrated(page, '/assistant?q=Which%20plugs%20do%20they%20have%20in%20Japan%3F')
  await expect(assistant.field).toHaveValue('Which plugs do they have in Japan?')
  await expect(page).toHaveURL(/\?q=/)
  await assistant.field.press('Enter')
  await assistant.expectAnswered('Which plugs do they have in Japan?')
})
