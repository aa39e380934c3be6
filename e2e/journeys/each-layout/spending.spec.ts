import { readFile } from 'node:fs/promises'

import { expect, type Page, test } from '@playwright/test'

import { AssistantPage } from '../../pages/assistant-page.ts'
import { OfflinePage } from '../../pages/offline-page.ts'
import { dayFromNow, SpendingPage } from '../../pages/spending-page.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { newTraveller, storeSession } from '../../support/new-traveller.ts'
import { PHONE_FIRST } from '../../support/phone-first.ts'

test.use({ serviceWorkers: 'allow' })

test('the assistant says what was spent and what is left', PHONE_FIRST, async ({ page, request, baseURL }) => {
  const { session } = await newTraveller(request, baseURL)
  await storeSession(page, session)
  const spending = new SpendingPage(page)
  await spending.open()
  await spending.startTrip('Lisbon', '300')
  await spending.add({ amount: '20', title: 'Lunch' })
  await spending.expectLeftToday('€80')
  await new OfflinePage(page).open('/assistant')
  await new AssistantPage(page).ask('How much have I spent?')
  await expect(page.getByText(/€20\.00 spent/).first()).toBeVisible()
  await expect(page.getByText(/€280\.00 of €300\.00 is left/).first()).toBeVisible()
})

test('a trip is paid for, shared, settled and saved as a spreadsheet', async ({ page, request, baseURL }) => {
  const { session, supabase } = await newTraveller(request, baseURL)
  await storeSession(page, session)
  const spending = new SpendingPage(page)
  await spending.open()
  await page.getByRole('button', { name: 'Save the trip' }).click()
  await expect(page.getByText('Give it a name')).toBeVisible()
  await spending.startTrip('Lisbon', '300')
  await spending.expectLeftToday('€100')

  await spending.add({ amount: '12.50+7.50', title: '=1+1' })
  await spending.expectLeftToday('€80')
  await spending.expectPayment('Ben pays Me €10')
  await spending.add({ amount: '30', title: 'Dinner', payer: 'Ben' })
  await spending.expectPayment('Me pays Ben €5')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit Dinner, €30' }).click()
  await spending.entry('Save').getByLabel('Amount', { exact: true }).fill('40')
  await spending.entry('Save').getByRole('button', { name: 'Save' }).click()
  await spending.expectPayment('Me pays Ben €10')
  await page.getByRole('button', { name: 'Mark as paid: Me pays Ben €10' }).click()
  await expect(page.getByText('Nobody owes anybody.')).toBeVisible()
  await spending.expectLeftToday('€40')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a spreadsheet (CSV)' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('Lisbon.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain(`,'=1+1,20.00,EUR,1,20.00,Me,"Me, Ben",`)

  await page.getByRole('button', { name: 'Remove =1+1, €20' }).click()
  await page.getByRole('button', { name: 'Really remove it?' }).click()
  await expect(spending.entry('=1+1')).toBeHidden()
  const stored = async () => (await supabase.from('expenses').select('title,home_minor,part').order('part')).data
  await expect.poll(stored).toEqual([
    { title: 'Dinner', home_minor: 4000, part: 'meals' },
    { title: 'Me to Ben', home_minor: 1000, part: 'settlement' },
  ])
})

test(
  'a device that opened only home counts offline, keeps it over a reload, and sends it later',
  PHONE_FIRST,
  async ({ page, request, baseURL }) => {
    const { session, supabase } = await newTraveller(request, baseURL)
    const trip = {
      id: crypto.randomUUID(),
      title: 'Azores',
      currency: 'EUR',
      starts_on: dayFromNow(-1),
      ends_on: dayFromNow(2),
      planned: { meals: 300_00 },
    }
    expect((await supabase.from('trip_budgets').insert(trip)).error).toBeNull()
    await storeSession(page, session)
    const app = new OfflinePage(page)
    await app.open('/')
    await app.waitForWorker()
    await expect.poll(() => readStored(page, `queries:${session.user.id}`)).toContain('Azores')
    await page.context().setOffline(true)

    const spending = new SpendingPage(page)
    await spending.open()
    await spending.expectLeftToday('€100')
    await spending.add({ amount: '1000', title: 'Ferry', currency: 'JPY' })
    await expect(spending.entry('Ferry').getByText('Not sent yet')).toBeVisible()
    await page.reload()
    await expect(spending.entry('Ferry').getByText('Not sent yet')).toBeVisible()

    await page.context().setOffline(false)
    const stored = async () => (await supabase.from('expenses').select('title,amount_minor,currency')).data
    await expect.poll(stored, { timeout: 90_000 }).toEqual([{ title: 'Ferry', amount_minor: 1000, currency: 'JPY' }])
    await expect(spending.entry('Ferry').getByText('Not sent yet')).toBeHidden()
  },
)

test(
  'a receipt is a photograph, small and readable offline; another file is refused',
  PHONE_FIRST,
  async ({ page, request, baseURL }) => {
    const { session, supabase } = await newTraveller(request, baseURL)
    await storeSession(page, session)
    const spending = new SpendingPage(page)
    await spending.open()
    await spending.startTrip('Porto', '300')
    await spending.add({ amount: '8', title: 'Lunch' })
    const choose = page.getByLabel('Add a photograph of the receipt for Lunch')
    await choose.setInputFiles({ name: 'r.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html><script>') })
    await expect(page.getByText('This is not a photograph').first()).toBeVisible()
    await choose.setInputFiles({ name: 'r.png', mimeType: 'image/png', buffer: await largePicture(page) })
    await expect(page.getByRole('button', { name: 'Open receipt 1 of Lunch' })).toBeVisible()
    const files = async () => (await supabase.storage.from('receipts').list(session.user.id)).data?.length
    await expect.poll(files, { timeout: 90_000 }).toBe(1)

    await new OfflinePage(page).waitForWorker()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Open receipt 1 of Lunch' }).click()
    const picture = page.getByRole('img', { name: 'Receipt for Lunch' })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  },
)

/** What this device holds of the account's answers, as text. */
function readStored(page: Page, key: string): Promise<string> {
  return page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('travel-offline-db')
        opening.addEventListener('success', () => {
          const db = opening.result
          const reading = db.transaction('cached-data').objectStore('cached-data').get(wanted)
          reading.addEventListener('success', () => {
            db.close()
            resolve(JSON.stringify(reading.result ?? null))
          })
        })
        opening.addEventListener('error', () => resolve(''))
      }),
    key,
  )
}

/** Wider than what is kept. */
async function largePicture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1200)
    canvas.getContext('2d')?.fillRect(0, 0, 1200, 1200)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
  })
  return Buffer.from(bytes)
}
