import { type Browser, expect, type Page, request as requests, test } from '@playwright/test'

import { Mailbox } from '../../pages/mailbox.ts'
import { hydrate } from '../../support/hydrate.ts'
import { IsolatedProduct } from '../../support/isolated-product.ts'
import { createSupabaseClient, storeSession } from '../../support/new-traveller.ts'
import { OWNER } from '../../support/owner.ts'
import { returningVisitor } from '../../support/returning-visitor.ts'

const GUEST = 'guest@sojourn.example'

let product: IsolatedProduct
test.beforeAll(async () => {
  const owner = { BOOTSTRAP_OWNER_EMAIL: OWNER.email, BOOTSTRAP_OWNER_PASSWORD: OWNER.password }
  product = await IsolatedProduct.start('real', owner)
})
test.afterAll(() => product?.stop())

test(
  'a guest and the team write while the server restarts: nothing is lost, nothing is doubled',
  { tag: '@long' },
  async ({ browser }) => {
    const guest = await openPage(browser)
    const staff = await openPage(browser)
    const request = await requests.newContext({ baseURL: product.origin })
    const supabase = await createSupabaseClient(request, product.origin)
    const { data } = await supabase.auth.signInWithPassword(OWNER)
    if (!data.session) throw new Error('The owner could not sign in.')

    await guest.goto('/chat-with-us?person=1')
    await guest.getByRole('textbox', { name: 'Email address' }).fill(GUEST)
    await guest.getByRole('button', { name: 'Send me a code' }).click()
    await expect(guest.getByText(`We have sent a code to ${GUEST}`)).toBeVisible()
    const [mail] = await new Mailbox(request).mailsTo(GUEST)
    await guest.getByRole('textbox', { name: 'Code from the mail' }).fill((mail as unknown as { code: string }).code)
    await guest.getByRole('button', { name: 'Continue' }).click()
    await write(guest, 'What happened, and what did you expect?', 'My refund has not come')

    await storeSession(staff, data.session)
    await staff.goto('/dashboard-admin?tab=chat')
    await hydrate(staff)
    await staff.getByRole('button', { name: /My refund has not come/ }).click()
    await expect(staff.getByRole('status').filter({ hasText: `${GUEST} is here` })).toBeVisible()
    await expect(guest.getByRole('status').filter({ hasText: 'is here' })).toBeVisible()

    await product.kill()
    await write(guest, 'Your message', 'Sent by the guest without a server')
    await write(staff, 'Your answer', 'Sent by the team without a server')
    await expect(guest.getByText('Sending')).toBeVisible()
    await product.start()

    const said = ['My refund has not come', 'Sent by the guest without a server', 'Sent by the team without a server']
    for (const page of [guest, staff]) {
      const log = page.getByRole('log', { name: 'Conversation with support' })
      for (const words of said) await expect(log.getByText(words, { exact: true })).toHaveCount(1)
      await expect(log.getByText('Sending')).toHaveCount(0)
    }
    const { data: stored } = await supabase.from('support_messages').select('body').order('body')
    expect(stored?.map(({ body }: { body: string }) => body)).toEqual(said)
    await request.dispose()
  },
)

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.origin,
    storageState: returningVisitor(product.origin),
    locale: 'en-GB',
  })
  return context.newPage()
}

async function write(page: Page, field: string, words: string): Promise<void> {
  await page.getByRole('textbox', { name: field }).fill(words)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log').getByText(words, { exact: true })).toBeVisible()
}
