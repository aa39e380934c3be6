import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

import { AuthPage } from '../../pages/auth-page.ts'
import { MailLinkPage } from '../../pages/mail-link-page.ts'
import { Mailbox } from '../../pages/mailbox.ts'
import { Saves } from '../../pages/saves.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { storeSession, newTraveller, PASSWORD } from '../../support/new-traveller.ts'
import { recordMessages } from '../../support/record-messages.ts'
import { uniqueAddress } from '../../support/unique-address.ts'
import { UNIQUE_DEVICE } from '../../support/unique-device.ts'

test.use(UNIQUE_DEVICE)

const STAY = 'destination=Lisbon%2C+Portugal&checkin=2099-12-01&checkout=2099-12-04&adults=2&rooms=1'

test('a guest saves three items, signs up for the fourth, and finds all four in the account', async ({
  page,
  context,
  request,
}) => {
  await context.setExtraHTTPHeaders(uniqueAddress())
  const expectMessage = await recordMessages(page)
  const saves = new Saves(page)
  await saves.open('/places/portugal/lisbon')
  await saves.press('Save Lisbon')
  await expectMessage('Lisbon has been saved to your favorites.')
  await saves.open(`/accommodation-search?${STAY}`)
  await saves.press('Save Lisbon, Portugal')
  await expect(page.getByRole('dialog', { name: 'Keep your saved items' })).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await saves.open('/blog/the-first-hour-of-a-late-flight')
  await saves.press('Save The first hour')

  await saves.open('/places/portugal/porto')
  await saves.saveButton('Save Porto').click()
  await expect(page.getByRole('dialog', { name: 'Save Places & Get Free Trial' })).toBeVisible()
  const email = `${randomUUID()}@sojourn.example`
  // The sign-up response is lost, but the mail is sent.
  await page.route('**/auth/v1/signup*', async (route) => void (await route.fetch()))
  await new AuthPage(page).signUp({ name: 'Ana Silva', email, password: PASSWORD })
  await page.goto(await new Mailbox(request).linkFor(email))
  await new MailLinkPage(page).expectHeading('Your email is verified')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest-saves'))).toBe('[]')

  await saves.open('/dashboard')
  await expect(saves.list.getByRole('listitem')).toHaveCount(4)
  await expect(saves.entry('Porto')).toBeVisible()
  await expect(saves.entry('The first hour of a late flight')).toBeVisible()
})

test('saved items can be put in a collection, annotated, exported, mapped and removed', async ({
  page,
  request,
  baseURL,
}) => {
  const { session, supabase } = await newTraveller(request, baseURL)
  const save = (title: string, lat: number) => ({
    user_id: session.user.id,
    item_type: 'place',
    item_id: title,
    title,
    item_data: { coordinates: { lat, lng: -9 } },
  })
  expect((await supabase.from('saved_items').insert([save('Porto', 41), save('Lisbon', 38)])).error).toBeNull()
  await storeSession(page, session)
  const expectMessage = await recordMessages(page)
  const saves = new Saves(page)
  await saves.open('/dashboard')
  await saves
    .entry('Porto')
    .getByRole('button', { name: /^Note and collection/ })
    .click()
  const edit = page.getByRole('dialog', { name: 'Note and collection' })
  await edit.getByLabel('Collection').fill('Spring')
  await edit.getByLabel('Note').fill('Ask for the <b>river</b> side')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(saves.entry('Porto')).toContainText('Ask for the <b>river</b> side')
  await page.getByRole('group', { name: 'Collections' }).getByRole('button', { name: 'Spring' }).click()
  await expect(saves.list.getByRole('listitem')).toHaveCount(1)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as JSON' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(JSON.parse(file)).toMatchObject([{ title: 'Porto', collection: 'Spring' }])
  await page.getByRole('button', { name: 'Show on a map' }).click()
  await expect(page.locator('figure[data-map="ready"], figure[data-map="plain"]')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, '#saved-view')

  const written = async () => (await supabase.from('saved_items').select('note').eq('title', 'Porto')).data
  await expect.poll(written).toEqual([{ note: 'Ask for the <b>river</b> side' }])
  await saves.open('/dashboard')
  await saves.entry('Lisbon').getByRole('button', { name: 'Remove Lisbon' }).click()
  await expectMessage('Item removed from favorites.')
  await expect(saves.list.getByRole('listitem')).toHaveCount(1)
})
