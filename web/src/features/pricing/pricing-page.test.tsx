// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import {
  FREE,
  type SubscriptionAnswer,
  subscriptionState,
} from '../../entities/traveller/subscription/subscription-state.ts'
import { toastQueue } from '../../ui/overlay/toast.ts'
import { PricingPage } from './pricing-page.tsx'

const NOW = Date.parse('2026-11-15T12:00:00Z')
vi.setSystemTime(NOW)
const recheck = vi.fn(async () => undefined)
const known = vi.hoisted(() => ({ state: {} as object }))
vi.mock('../../entities/traveller/subscription/use-subscription.ts', () => ({
  useSubscription: () => ({ ...known.state, recheck }),
}))
const actions = vi.hoisted(() => ({
  startCheckout: vi.fn(async () => undefined),
  changeSubscription: vi.fn(async () => true),
  openPortal: vi.fn(async () => undefined),
  claimDiscount: vi.fn(),
  isCheckoutPaid: vi.fn(async () => false),
}))
vi.mock('../../entities/traveller/subscription/payments.ts', () => actions)

const be = (answer: Partial<SubscriptionAnswer> | null) => {
  const isSignedIn = answer !== null
  known.state = subscriptionState({ answer: { ...FREE, ...answer }, isSignedIn, loading: false, error: null }, NOW)
}
const MONTHLY = { plan: 'jetsetter', billing: 'monthly', cancels_at_end: false, payment_failed: false } as const
const PAYS = {
  subscribed: true,
  subscription_tier: 'Jetsetter',
  subscription_end: '2026-12-15T12:00:00Z',
  trial_used: true,
  purchase: MONTHLY,
  has_portal: true,
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

/** Toasts of an earlier test may still be closing. */
const said = () => toastQueue.read().flatMap(({ text, isOpen }) => (isOpen ? [text] : []))

const beOn = (device: 'desktop' | 'phone') => {
  vi.stubGlobal('matchMedia', () => ({ matches: device === 'phone' }))
  vi.stubGlobal('innerWidth', device === 'phone' ? 390 : 1440)
}
beforeEach(() => {
  beOn('desktop')
  be(null)
  vi.clearAllMocks()
  for (const { id } of toastQueue.read()) toastQueue.dismiss(id)
})
afterEach(cleanup)

function open(path: string): void {
  const config = {
    origin: 'https://sojourn.example',
    supabaseUrl: null,
    supabaseKey: 'k',
    locale: 'en-US',
    layout: 'desktop',
  } as const
  render(
    <PageProviders config={config}>
      <AuthContext value={{ user: null, session: null, isLoading: false } as Auth}>
        <MemoryRouter initialEntries={[path]}>
          <PricingPage />
        </MemoryRouter>
      </AuthContext>
    </PageProviders>,
  )
}
const fare = (name: string) => within(screen.getByRole('region', { name }))

it('shows five plans by the month, with the limits of the free one', () => {
  open('/pricing')
  expect(fare('Nomad Squad').getByText('$49.99')).toBeTruthy()
  expect(fare('Nomad Squad').getByText('up to 6')).toBeTruthy()
  const limits = ['10 a day', '3 a day', '25 a day', '15 a day']
  for (const limit of limits) expect(fare('Explorer').getByText(limit)).toBeTruthy()
  expect(fare('Explorer').getByText('not included')).toBeTruthy()
})

it.each([
  ['a guest', null, /^Seven days of everything, without a card/],
  [
    'a trial',
    { is_trial: true, trial_used: true, trial_end: '2026-11-20T12:00:00Z' },
    /^Everything is open to you now/,
  ],
  ['a trial that ended', { trial_used: true, trial_end: '2026-11-10T12:00:00Z' }, /^Stay on the free plan/],
  ['a plan that renews', PAYS, /^Change or cancel here/],
  ['a plan for good', { ...PAYS, purchase: { ...MONTHLY, plan: 'lifetime', billing: 'once' } }, /^Every plan/],
  ['a seat in a squad', { ...PAYS, purchase: null, is_shared: true }, /^Every plan/],
] as const)('promises the trial only to visitors who can have it: %s', (_, answer, lead) => {
  be(answer)
  open('/pricing')
  expect(screen.getByText(lead)).toBeTruthy()
  expect(screen.queryAllByText(/^Seven days of everything/)).toHaveLength(answer === null ? 1 : 0)
})

it('neither promises a trial nor calls a traveller free while their plan could not be loaded', () => {
  known.state = subscriptionState({ answer: FREE, isSignedIn: true, loading: false, error: 'no answer' }, NOW)
  open('/pricing')
  expect(screen.getByText('Your plan could not be loaded')).toBeTruthy()
  expect(screen.queryByText(/^Seven days of everything/)).toBeNull()
  expect(fare('Explorer').queryByText('Your plan')).toBeNull()
})

it('switches to yearly prices on the same page', () => {
  open('/pricing-new')
  fireEvent.click(screen.getByRole('link', { name: 'Yearly' }))
  expect(fare('Globetrotter').getByText('$99.90')).toBeTruthy()
  expect(fare('Lifetime').getByText('$299')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Monthly' }).getAttribute('href')).toBe('/pricing-new')
  expect(screen.getByRole('link', { name: 'Yearly' }).getAttribute('aria-current')).toBe('true')
})

it('shows yearly prices to yearly payers, and monthly ones on request', () => {
  be({ ...PAYS, purchase: { ...MONTHLY, billing: 'yearly' } })
  open('/pricing')
  expect(fare('Jetsetter').getByText('Your plan')).toBeTruthy()
  expect(fare('Globetrotter').getByText('$99.90')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Monthly' }))
  expect(fare('Globetrotter').getByText('$9.99')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Yearly' }))
  expect(fare('Globetrotter').getByText('$99.90')).toBeTruthy()
})

it('links a guest to the trial, or to a checkout without an account', async () => {
  open('/pricing?billing=yearly')
  expect(screen.getByRole('link', { name: 'Try 7 days free: Jetsetter' }).getAttribute('href')).toBe(
    '/auth?tab=sign-up',
  )
  expect(screen.queryByRole('region', { name: 'Your current plan' })).toBeNull()
  await press('Buy without an account: Jetsetter')
  const wish = { plan: 'jetsetter-yearly', isGuest: true, discountToken: null }
  expect(actions.startCheckout).toHaveBeenCalledWith(expect.anything(), wish)
})

it.each([
  ['a trial', { is_trial: true, trial_used: true, trial_end: '2026-11-18T12:00:00Z' }, 'Free trial, 3 days left'],
  ['its last day', { is_trial: true, trial_used: true, trial_end: '2026-11-15T13:00:00Z' }, 'Your trial ends today'],
  ['tomorrow', { is_trial: true, trial_used: true, trial_end: '2026-11-16T11:00:00Z' }, 'Your trial ends today'],
  ['after it', { trial_used: true }, 'Your trial has ended. What you saved is still here.'],
  ['a plan', PAYS, 'Billed monthly. Renews on Dec 15, 2026.'],
  [
    'a plan by the year',
    { ...PAYS, purchase: { ...MONTHLY, billing: 'yearly' } },
    'Billed yearly. Renews on Dec 15, 2026.',
  ],
  [
    'a cancelled one',
    { ...PAYS, purchase: { ...MONTHLY, cancels_at_end: true } },
    'Cancelled. You keep it until Dec 15, 2026.',
  ],
  [
    'a failed payment',
    { ...PAYS, purchase: { ...MONTHLY, payment_failed: true } },
    'The last payment failed. You keep the plan until Dec 15, 2026.',
  ],
  ['test mode', { ...PAYS, is_test_mode: true }, 'Test mode: no real money moves here.'],
] as const)('shows the current plan: %s', (_, answer, words) => {
  be(answer)
  open('/pricing')
  expect(screen.getByText(words)).toBeTruthy()
})

it('does not call a plan free that could not be loaded', async () => {
  known.state = subscriptionState({ answer: FREE, isSignedIn: true, loading: false, error: 'no answer' }, NOW)
  open('/pricing')
  expect(screen.getByText('Your plan could not be loaded')).toBeTruthy()
  expect(screen.queryByText('Explorer, the free plan')).toBeNull()
  await press('Try again')
  expect(recheck).toHaveBeenCalledTimes(1)
})

it('upgrades, downgrades and cancels in one step each', async () => {
  be(PAYS)
  open('/pricing')
  expect(fare('Jetsetter').getByText('Your plan')).toBeTruthy()
  await press('Upgrade: Nomad Squad')
  await press('Downgrade: Globetrotter')
  await press('Cancel plan')
  expect(actions.changeSubscription.mock.calls.map((call: unknown[]) => call[1])).toEqual([
    { action: 'switch', plan: 'nomad-squad' },
    { action: 'switch', plan: 'globetrotter' },
    { action: 'cancel' },
  ])
  expect(recheck).toHaveBeenCalledTimes(3)
})

it('reloads a plan whose change was not answered, and does not call it changed', async () => {
  be(PAYS)
  open('/pricing')
  actions.changeSubscription.mockResolvedValueOnce(false)
  await press('Cancel plan')
  expect(recheck).toHaveBeenCalledTimes(1)
  expect(said()).toEqual([])
})

it('says that nothing was paid when the script of the request failed to load', async () => {
  vi.spyOn(console, 'warn').mockReturnValueOnce(undefined)
  be({ trial_used: true })
  open('/pricing')
  actions.startCheckout.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await press('Choose: Globetrotter')
  expect(said()).toEqual(['There is no connection just now. Nothing was changed or paid; please try again.'])
  expect(screen.getByRole('button', { name: 'Choose: Globetrotter' })).toHaveProperty('disabled', false)
})

it('says beside the button which other travellers a change affects', () => {
  be({ ...PAYS, subscription_tier: 'Nomad Squad', purchase: { ...MONTHLY, plan: 'nomad-squad' } })
  open('/pricing')
  const isSaid = (name: string) => fare(name).queryByText('Your squad loses its seats') !== null
  expect(['Explorer', 'Globetrotter', 'Nomad Squad', 'Lifetime'].map(isSaid)).toEqual([false, true, false, true])
})

it.each([
  ['before cancelling', false, 'If you cancel, everyone in your squad loses their seat at the end of the period.'],
  ['after it', true, 'Everyone in your squad loses their seat that day. Keep the plan, and they keep theirs.'],
])("tells a squad's payer about the seats: %s", (_, cancels_at_end, words) => {
  be({
    ...PAYS,
    subscription_tier: 'Nomad Squad',
    purchase: { ...MONTHLY, plan: 'nomad-squad', cancels_at_end },
  })
  open('/pricing')
  expect(screen.getByText(words)).toBeTruthy()
  cleanup()
  be({ ...PAYS, purchase: { ...MONTHLY, cancels_at_end } })
  open('/pricing')
  expect(screen.queryByText(words)).toBeNull()
})

it.each([
  ['a free account', { trial_used: true }],
  ['an account with a plan from before', PAYS],
])('is not paid because the URL says so: %s', async (_, answer) => {
  be(answer)
  await act(async () => open('/pricing?checkout=success&session_id=cs_forged'))
  expect(screen.getByText('Waiting for the payment provider')).toBeTruthy()
  expect(screen.queryByText(/^Paid\./)).toBeNull()
})

it('reports a payment when the provider has confirmed it, and an abandoned checkout as unpaid', async () => {
  be(PAYS)
  actions.isCheckoutPaid.mockResolvedValue(true)
  open('/pricing?checkout=success&session_id=cs_1')
  expect(await screen.findByText('Paid. You are on Jetsetter.')).toBeTruthy()
  cleanup()
  open('/pricing?checkout=cancelled')
  expect(screen.getByText('Nothing was paid')).toBeTruthy()
})

it('passes a valid discount to the checkout, and only for eligible plans', async () => {
  be({ trial_used: true })
  actions.claimDiscount.mockResolvedValue({ state: 'valid', percentOff: 20, expiresAt: '2026-11-18T12:00:00Z' })
  open('/pricing?discount=tok')
  expect(await screen.findByText('20% off your first month')).toBeTruthy()
  expect(fare('Globetrotter').getByText('$7.99 the first month')).toBeTruthy()
  expect(fare('Lifetime').queryByText(/first month/)).toBeNull()
  await press('Choose: Globetrotter')
  expect(actions.startCheckout).toHaveBeenCalledWith(expect.anything(), {
    plan: 'globetrotter',
    isGuest: false,
    discountToken: 'tok',
  })
  expect(screen.getByRole('link', { name: 'Yearly' }).getAttribute('href')).toBe('/pricing?billing=yearly&discount=tok')
})

it('says that a discount needs its owner to sign in, and does not apply it before', async () => {
  actions.claimDiscount.mockResolvedValue({ state: 'sign-in', percentOff: 20, expiresAt: '2026-11-18T12:00:00Z' })
  open('/pricing?discount=tok')
  expect(await screen.findByText('Sign in to get 20% off')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/auth?returnTo=%2Fpricing%3Fdiscount%3Dtok',
  )
  expect(screen.queryByText(/the first month$/)).toBeNull()
  expect(screen.queryByText(/cannot be used/)).toBeNull()
})

it.each([
  ['a link that is used up', { state: 'used', percentOff: null, expiresAt: null }, /cannot be used/, 'See why'],
  ['no answer', null, /could not check/, 'Try again'],
])('shows the state of %s', async (_, answer, words, link) => {
  actions.claimDiscount.mockResolvedValue(answer)
  open('/pricing?discount=tok')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/claim-discount/tok')
})

it('has the button before the features, which a phone collapses', () => {
  beOn('phone')
  open('/pricing')
  const button = fare('Globetrotter').getByRole('link', { name: 'Try 7 days free: Globetrotter' })
  const included = fare('Globetrotter').getByRole('group')
  expect(included.hasAttribute('open')).toBe(false)
  expect(button.compareDocumentPosition(included) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
