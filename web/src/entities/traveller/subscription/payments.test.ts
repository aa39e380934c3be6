import { beforeEach, expect, it, vi } from 'vitest'

import { changeSubscription, claimDiscount, openPortal, startCheckout } from './payments.ts'

const invoke = vi.hoisted(() => vi.fn())
const openOutside = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('../../../api/backend.ts', () => ({ backend: async () => ({ functions: { invoke } }) }))
vi.mock('../../../device/native/is-native.ts', () => ({ isNative: () => true }))
vi.mock('../../../device/open-outside.ts', () => ({ openOutside }))
const messages = vi.hoisted((): string[] => [])
vi.mock('../../../ui/overlay/toast.ts', () => {
  const note = (text: string) => {
    messages.push(text)
    return text
  }
  const dismiss = (id: string) => void messages.splice(messages.indexOf(id), 1)
  return { toast: { success: note, error: note, dismiss } }
})

const CONFIG = { supabaseUrl: null, supabaseKey: 'k' }
const WISH = { plan: 'pro', isGuest: false, discountToken: null }
const said = () => messages
const refuse = (body: object) => ({
  data: null,
  error: new Error('non-2xx'),
  response: Response.json(body, { status: 409 }),
})

beforeEach(() => {
  messages.length = 0
  invoke.mockReset()
  openOutside.mockClear()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})

it('opens the checkout, with the discount when there is one', async () => {
  invoke.mockResolvedValue({ data: { url: 'https://pay.example/1' }, error: null })
  await startCheckout(CONFIG, { plan: 'jetsetter', isGuest: true, discountToken: 'tok' })
  expect(invoke.mock.calls[0]).toMatchObject([
    'create-checkout',
    { body: { plan: 'jetsetter', isGuest: true, discount_token: 'tok' } },
  ])
  expect(openOutside).toHaveBeenCalledWith('https://pay.example/1')
  expect(said()).toEqual(['Redirecting to checkout...'])
})

it.each([
  [
    'a refusal with its reason',
    refuse({ error: { message: 'There is no such plan' } }),
    'Failed to create checkout session: There is no such plan',
  ],
  ['a refusal without one', refuse({}), 'Failed to create checkout session: Unknown error'],
  [
    'no answer at all',
    { data: null, error: new Error('Failed to send a request to the Edge Function') },
    'Failed to create checkout session: there is no connection just now. Nothing was paid; please try again.',
  ],
  ['no address', { data: {}, error: null }, 'No checkout URL received'],
])('%s', async (_, answer, message) => {
  invoke.mockResolvedValue(answer)
  await startCheckout(CONFIG, WISH)
  expect(said()).toEqual([message])
  expect(openOutside).not.toHaveBeenCalled()
})

it('reports that the checkout did not start when something throws', async () => {
  invoke.mockRejectedValue(new Error('broken'))
  await startCheckout(CONFIG, WISH)
  expect(said()).toEqual(['Failed to start checkout process'])
})

it('opens the portal for a signed-in traveller', async () => {
  await openPortal(CONFIG, false)
  invoke.mockResolvedValueOnce(refuse({}))
  await openPortal(CONFIG, true)
  invoke.mockRejectedValueOnce(new Error('broken'))
  await openPortal(CONFIG, true)
  expect(said()).toEqual([
    'Please sign in to manage your subscription',
    'Failed to open customer portal',
    'Failed to open subscription management',
  ])
  invoke.mockResolvedValueOnce({ data: { url: 'https://pay.example/2' }, error: null })
  await openPortal(CONFIG, true)
  expect(said().at(-1)).toBe('Opening subscription management....')
})

it('shows why a plan was not changed, and returns whether it was', async () => {
  invoke.mockResolvedValueOnce({ data: { changed: true }, error: null })
  expect(await changeSubscription(CONFIG, { action: 'cancel' })).toBe(true)
  invoke.mockResolvedValueOnce(refuse({ error: { message: 'There is no subscription to change' } }))
  expect(await changeSubscription(CONFIG, { action: 'cancel' })).toBe(false)
  invoke.mockResolvedValueOnce({ data: null, error: new Error('Failed to send a request to the Edge Function') })
  expect(await changeSubscription(CONFIG, { action: 'cancel' })).toBe(false)
  expect(said()).toEqual([
    'There is no subscription to change',
    'No answer came. Look at what you have now before you try again.',
  ])
})

it('returns null for a discount when there is no answer', async () => {
  invoke.mockRejectedValueOnce(new Error('offline'))
  expect(await claimDiscount(CONFIG, 'tok')).toBeNull()
})
