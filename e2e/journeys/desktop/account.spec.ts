import { readFile } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

import { ToolPage } from '../../pages/tool-page.ts'
import { storeSession, createSupabaseClient, newTraveller, PASSWORD } from '../../support/new-traveller.ts'
import { recordMessages } from '../../support/record-messages.ts'
import { totp } from '../../support/totp.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const PAGE = Buffer.from('<html><script>alert(1)</script></html>')

test('prefills the tools with the settings of the profile', async ({ page, request, baseURL }) => {
  const { session, supabase } = await newTraveller(request, baseURL)
  await storeSession(page, session)
  const expectMessage = await recordMessages(page)
  const tool = new ToolPage(page)
  await tool.open('/profile')
  const picture = page.getByLabel('Choose a picture').and(page.locator('input'))
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PAGE })
  await expect(page.getByText('This is not a picture we can open.')).toBeVisible()
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
  await expectMessage('Picture saved')
  await expect(page.getByRole('img', { name: /^Picture of/ })).toHaveJSProperty('naturalWidth', 1)

  await page.getByLabel('Home airport').fill('Lisbon')
  await page.getByRole('option', { name: /LIS/ }).click()
  await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible()
  await page.getByLabel('Add a passport').selectOption('PT')
  await page.getByLabel('Currency', { exact: true }).selectOption('SEK')
  await page.getByLabel('Units', { exact: true }).selectOption('imperial')
  await page.getByLabel('Vegetarian').check()
  const own = () => supabase.from('profiles').select('home_airport, passports, currency, units, diet').single()
  await expect
    .poll(async () => (await own()).data)
    .toEqual({ home_airport: 'LIS', passports: ['PT'], currency: 'SEK', units: 'imperial', diet: ['vegetarian'] })

  await tool.open('/flights')
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(/\(LIS\)/)
  await tool.open('/places/portugal/lisbon')
  await expect(page.getByLabel(/passport/i)).toHaveValue('PT')
  await expect(page.getByText(/°F/).first()).toBeAttached()
})

test('reports a sign-in on another device at once and can sign that device out', async ({ page, request, baseURL }) => {
  const { email, session } = await newTraveller(request, baseURL)
  await storeSession(page, session)
  const expectMessage = await recordMessages(page)
  await new ToolPage(page).open('/notifications')
  await expect(page.getByRole('heading', { name: 'Nothing yet' })).toBeVisible()
  const phone = await createSupabaseClient(request, baseURL ?? '')
  const signedIn = await phone.auth.signInWithPassword({ email, password: PASSWORD })
  expect(signedIn.error).toBeNull()
  // The toast is a list item too, but outside the main landmark.
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'New sign-in to your account' })
  await expect(entry).toBeVisible()
  await expect(page.getByText('1 unread', { exact: true })).toBeVisible()
  await entry.getByRole('link', { name: /^Open/ }).click()
  await expect(page).toHaveURL('/settings#devices')

  await page.getByRole('button', { name: /^Sign out (?!other)/ }).click()
  await expectMessage('Unknown device is signed out')
  expect((await phone.auth.refreshSession()).error).not.toBeNull()

  await page.getByRole('button', { name: 'Change my password' }).click()
  const change = page.getByRole('button', { name: 'Change password' })
  await page.getByLabel('New password').fill('Tagus-River-2099!')
  await page.getByLabel('Confirm password').fill('Tagus-River-2099!')
  await page.getByLabel('Current password').fill('a wrong one')
  await change.click()
  await expect(page.getByText('This is not your current password')).toBeVisible()
  await page.getByLabel('Current password').fill(PASSWORD)
  await change.click()
  await expectMessage('Password changed. Other devices are signed out.')
  expect((await phone.auth.signInWithPassword({ email, password: 'Tagus-River-2099!' })).error).toBeNull()
})

test('exports all account data, then deletes the account', async ({ page, request, baseURL }) => {
  const { email, session, supabase } = await newTraveller(request, baseURL)
  await storeSession(page, session)
  const expectMessage = await recordMessages(page)
  await new ToolPage(page).open('/settings')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await page.getByLabel('Current password').fill(PASSWORD)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^sojourn-\d{4}-\d{2}-\d{2}\.zip$/)
  const zip = await readFile(await file.path())
  for (const name of ['lists/account.json', 'lists/profiles.csv']) expect(zip.includes(name)).toBe(true)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Type DELETE to confirm').fill('delete')
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog.getByText('Type DELETE, in capital letters')).toBeVisible()
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expectMessage('Your account is deleted. Safe travels.')
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sojourn-session'))).toBeNull()
  expect((await supabase.auth.signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull()
})

test('shows no account data before the code of the authenticator app is entered', async ({
  page,
  request,
  baseURL,
}) => {
  const { email, session } = await newTraveller(request, baseURL)
  const settings = new ToolPage(page)
  await storeSession(page, session)
  await settings.open('/settings')
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByRole('button', { name: 'Show the QR code' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByLabel('Code from your authenticator app').fill(totp(secret))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByText('On: signing in also needs your phone.')).toBeVisible()

  // Signed in with the password alone.
  const { data } = await (
    await createSupabaseClient(request, baseURL ?? '')
  ).auth.signInWithPassword({ email, password: PASSWORD })
  if (!data.session) throw new Error('The password sign-in failed.')
  await storeSession(page, data.session)
  await settings.open('/settings')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download my data' })).toHaveCount(0)
  await settings.open('/auth?returnTo=%2Fsettings')
  // Each code works once, so this is the next one.
  await page.getByLabel('6-digit code').fill(totp(secret, Date.now() + 30_000))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/settings')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await page.getByLabel('Current password').fill(PASSWORD)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toMatch(/^sojourn-.*\.zip$/)
})
