import { expect, test } from '@playwright/test'

import { OfflinePage } from '../../pages/offline-page.ts'
import { Saves } from '../../pages/saves.ts'
import { storeSession, newTraveller } from '../../support/new-traveller.ts'
import { recordMessages } from '../../support/record-messages.ts'

test.use({ serviceWorkers: 'allow' })

test('an item saved offline is saved once, and another tab shows it', async ({ page, context, request, baseURL }) => {
  const { session, supabase } = await newTraveller(request, baseURL)
  await storeSession(page, session)
  const expectMessage = await recordMessages(page)
  const app = new OfflinePage(page)
  const saves = new Saves(page)
  await app.open('/dashboard')
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await app.openAndCache('/places/portugal/lisbon')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()

  // A background tab may be rendered late on a slow machine.
  await page.bringToFront()
  await context.setOffline(true)
  await saves.press('Save Lisbon')
  await expectMessage("Action saved for when you're back online")
  await page.reload()
  await app.hydrate()
  await saves.expectSaved('Save Lisbon')
  const rows = async () => (await supabase.from('saved_items').select('title')).data
  expect(await rows()).toEqual([])

  await context.setOffline(false)
  await expect.poll(rows, { timeout: 30_000 }).toEqual([{ title: 'Lisbon' }])
  await expect(new Saves(other).entry('Lisbon')).toBeVisible()
  const used = await supabase.rpc('get_user_usage', { p_user_id: session.user.id, p_usage_type: 'saved_items' })
  expect(used.data).toBe(1)

  await saves.saveButton('Save Lisbon').click()
  await saves.expectSaved('Save Lisbon', false)
  await expect(other.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
})
