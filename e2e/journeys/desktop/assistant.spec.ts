import { readFile } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

import { AssistantPage } from '../../pages/assistant-page.ts'
import { HomePage } from '../../pages/home-page.ts'
import { OfflinePage } from '../../pages/offline-page.ts'
import { UNIQUE_DEVICE } from '../../support/unique-device.ts'

test.use({ serviceWorkers: 'allow', ...UNIQUE_DEVICE })

test('plans, changes and saves a trip, and answers questions offline', async ({ page, context }) => {
  const home = new HomePage(page)
  await home.open()
  await home.hydrate()
  await home.prompt.fill('Plan 2 days in Rome')
  await home.prompt.press('Enter')
  const assistant = new AssistantPage(page)
  await assistant.expectAnswered('Plan 2 days in Rome')
  await expect(page).toHaveURL(/\/assistant\?c=/)
  // The sentence says "Day 2: …" as well.
  await expect(assistant.conversation.getByText('Day 2', { exact: true })).toBeVisible()

  await assistant.ask('Add a day')
  await assistant.expectAnswered('Add a day')
  await assistant.turns.last().getByRole('button', { name: 'Apply the change' }).click()
  await expect(assistant.turns.last().getByText('The changes are in your trip.')).toBeVisible()

  await new OfflinePage(page).waitForWorker()
  await context.setOffline(true)
  await page.reload()
  await new OfflinePage(page).hydrate()
  await expect(page.getByRole('heading', { level: 1, name: 'Plan 2 days in Rome' })).toBeVisible()
  await assistant.ask('Which plugs do they have in Japan?')
  await assistant.expectAnswered('Which plugs do they have in Japan?')
  await expect(assistant.turns.last().getByText('Answered offline from our guide')).toBeVisible()
  await page.goto('/itinerary')
  await expect(page.getByText(/Rome/).first()).toBeVisible()
})

test('restores a draft, edits a question, and renames, exports and deletes a conversation', async ({ page }) => {
  await page.clock.install()
  const assistant = new AssistantPage(page)
  await page.goto('/assistant')
  await new OfflinePage(page).hydrate()
  await assistant.field.fill('What currency do they have in Japan?')
  await page.reload()
  await new OfflinePage(page).hydrate()
  await expect(assistant.field).toHaveValue('What currency do they have in Japan?')
  await assistant.field.press('Enter')
  await assistant.expectAnswered('What currency do they have in Japan?')
  await assistant.field.press('ArrowUp')
  const edited = page.getByLabel('Edit your question')
  await edited.fill('What currency do they have in Norway?')
  await edited.press('Enter')
  await assistant.expectAnswered('What currency do they have in Norway?')
  await expect(assistant.turns).toHaveCount(1)

  await assistant.choose('Rename')
  await page.getByLabel('Name of the conversation').fill('Money up north')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Money up north' })).toBeVisible()

  const download = page.waitForEvent('download')
  await assistant.choose('Save as text (Markdown)')
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^# Money up north[\s\S]*krone/i)

  // Undo is offered for seven seconds, so the clock is paused.
  await page.clock.pauseAt(Date.now() + 60_000)
  await assistant.choose('Delete')
  await expect(page.getByRole('heading', { name: 'Try one of these' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Money up north' })).toBeVisible()
})
