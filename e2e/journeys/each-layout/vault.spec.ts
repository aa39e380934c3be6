import { expect, type Page, test } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'

import { OfflinePage } from '../../pages/offline-page.ts'
import { PASSPHRASE, VaultPage } from '../../pages/vault-page.ts'
import { expectAccessible } from '../../support/expect-accessible.ts'
import { newTraveller, storeSession } from '../../support/new-traveller.ts'
import { PHONE_FIRST } from '../../support/phone-first.ts'

test.use({ serviceWorkers: 'allow' })

const MARK = 'P<PRTPEREIRA<<ANA<X1234567'
/** The smallest PNG, with words behind its end, where every viewer ignores them. */
const PICTURE = Buffer.concat([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
  Buffer.from(MARK),
])
const PASSPORT = {
  file: { name: 'scan-of-ana.png', mimeType: 'image/png', buffer: PICTURE },
  name: 'Passport of Ana',
  kind: 'passport',
  expires: '2031-04-02',
  note: 'original in the blue bag',
}
const SECRETS = [MARK, 'scan-of-ana', 'Passport of Ana', 'passport', 'image/png', 'blue bag', '2031-04-02', PASSPHRASE]

/** Everything the server holds, as text: rows as they are, and base64 decoded too. */
async function readStored(supabase: SupabaseClient, userId: string): Promise<readonly string[]> {
  const vaults = await supabase.from('vaults').select('*')
  const files = await supabase.from('vault_files').select('*')
  const [file] = files.data as readonly { id: string; details: string; wrapped_key: string }[]
  const object = await supabase.storage.from('documents').download(`${userId}/${file?.id}`)
  const bytes = Buffer.from((await object.data?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(bytes.length).toBe(PICTURE.length + 28)
  const decoded = [file?.details ?? '', file?.wrapped_key ?? ''].map((text) => Buffer.from(text, 'base64url'))
  return [JSON.stringify([vaults.data, files.data]), ...[bytes, ...decoded].map((each) => each.toString('latin1'))]
}

/** Everything this device stores for the page, as text. */
function readDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: string[] = [localStorage, sessionStorage].map((kept) => JSON.stringify(Object.entries(kept)))
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error))
      })
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => all.addEventListener('success', resolve))
        const asText = (_: string, value: unknown) =>
          value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value
        found.push(JSON.stringify(all.result, asText))
      }
      db.close()
    }
    return found.join('\n')
  })
}

test(
  'a document is stored as ciphertext, opens on a second device, and offline',
  PHONE_FIRST,
  async ({ page, request, baseURL, browser }) => {
    const { session, supabase } = await newTraveller(request, baseURL)
    const sent: string[] = []
    page.on('request', (each) => {
      if (/\/(?:rest|storage)\/v1\//.test(each.url())) sent.push(each.postDataBuffer()?.toString('latin1') ?? '')
    })
    await storeSession(page, session)
    const vault = new VaultPage(page)
    const code = await vault.setUp()
    await expectAccessible(page)
    await vault.add(PASSPORT)
    await expect(vault.entry('Passport of Ana').getByText('On this device')).toBeVisible()
    await vault.expectPicture('Passport of Ana', 1)

    const secrets = [...SECRETS, code, code.replaceAll('-', '')]
    const stored = [...(await readStored(supabase, session.user.id)), ...sent, await readDevice(page)]
    expect(sent.length).toBeGreaterThan(3)
    for (const text of stored) for (const secret of secrets) expect(text).not.toContain(secret)

    const second = await browser.newContext({ baseURL: baseURL ?? '' })
    const other = await second.newPage()
    await storeSession(other, session)
    await other.goto('/documents/vault')
    const there = new VaultPage(other)
    await there.unlock('seven quiet harbour')
    await expect(other.getByText('This passphrase does not open your vault.')).toBeVisible()
    await there.unlock()
    await expect(there.entry('Passport of Ana')).toContainText('Expires 2 Apr 2031')
    await there.expectPicture('Passport of Ana', 1)
    await second.close()

    await new OfflinePage(page).waitForWorker()
    await page.context().setOffline(true)
    await page.goto('/documents/vault')
    await vault.unlock()
    await vault.expectPicture('Passport of Ana', 1)
    await vault.add({ ...PASSPORT, name: 'Written offline' })
    await expect(vault.entry('Written offline').getByText('Waiting to be sent')).toBeVisible()
    await vault.expectPicture('Written offline', 1)
    await page.context().setOffline(false)
    const count = async () => (await supabase.storage.from('documents').list(session.user.id)).data?.length
    await expect.poll(count, { timeout: 60_000 }).toBe(2)
  },
)

test(
  'a forgotten passphrase is replaced by the recovery code; a changed file is not shown',
  PHONE_FIRST,
  async ({ page, request, baseURL }) => {
    const { session, supabase } = await newTraveller(request, baseURL)
    await storeSession(page, session)
    const vault = new VaultPage(page)
    const code = await vault.setUp()
    await vault.add({ ...PASSPORT, isReminded: true })
    const { data } = await supabase.from('vault_files').select('id,expires_on')
    expect(data).toMatchObject([{ expires_on: '2031-04-02' }])
    await page.getByRole('button', { name: 'Remove from this device' }).click()
    const path = `${session.user.id}/${data?.[0]?.id}`
    const options = { contentType: 'application/octet-stream', upsert: true }
    expect((await supabase.storage.from('documents').upload(path, Buffer.alloc(200, 7), options)).error).toBeNull()
    await page.getByRole('button', { name: 'Open: Passport of Ana' }).click()
    await expect(page.getByText('This file was changed or cut off after it was encrypted')).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Lock now' }).click()
    await page.getByRole('button', { name: 'I forgot the passphrase' }).click()
    const recover = async (typed: string) => {
      await page.getByLabel('Recovery code').fill(typed)
      await page.getByLabel('New passphrase').fill('eleven loud lighthouses')
      await page.getByLabel('The same passphrase again').fill('eleven loud lighthouses')
      await page.getByRole('button', { name: 'Set the passphrase and unlock' }).click()
    }
    await recover('0000-0000-0000-0000-0000-0000-0000-0000')
    await expect(page.getByText('This code does not open your vault.')).toBeVisible()
    await recover(code.toLowerCase())
    await expect(vault.entry('Passport of Ana')).toBeVisible()
    await page.getByRole('button', { name: 'Lock now' }).click()
    await vault.unlock()
    await expect(page.getByText('This passphrase does not open your vault.')).toBeVisible()
    await vault.unlock('eleven loud lighthouses')
    await page.getByRole('button', { name: 'Edit: Passport of Ana' }).click()
    await page.getByRole('button', { name: 'Delete this document' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing in here yet' })).toBeVisible()
    await expect.poll(async () => (await supabase.from('vault_files').select('id')).data).toEqual([])
    expect((await supabase.storage.from('documents').list(session.user.id)).data).toEqual([])
  },
)
