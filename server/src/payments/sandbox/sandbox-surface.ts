import { type Offer, priceOf, TIER_OF } from '@app/domain/subscription'
import { type Context, Hono } from 'hono'
import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { Surface } from '../../http/surface.ts'
import { openedAt } from '../../pages/opened-at.ts'
import { checkoutPage, portalPage, SANDBOX_STYLE } from './sandbox-pages.ts'
import { purchaseAt } from './sandbox-state.ts'
import type { Kept } from './sandbox-store.ts'
import type { Sandbox } from './sandbox.ts'

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const Email = z.email().max(254)

/** /sandbox: the pages of a payment provider's own site. Every page says that no money moves. */
export function createSandboxSurface(sandbox: Sandbox): Surface {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    await next()
    c.header('content-security-policy', POLICY)
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
  })
  app.get('/style.css', (c) => c.body(SANDBOX_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/checkout/:id', async (c) => {
    const checkout = await findCheckout(sandbox, c.req.param('id'))
    return c.html(checkoutPage(await describeCheckout(sandbox, checkout), null))
  })
  app.post('/checkout/:id', async (c) => {
    const checkout = await findCheckout(sandbox, c.req.param('id'))
    const form = await readForm(c, sandbox)
    const act = CheckoutAct.safeParse(form['do'])
    if (!act.success) throw new AppError('invalid_input', { message: 'There is no such button' })
    if (act.data === 'leave') {
      await sandbox.abandon(checkout)
      return c.redirect(checkout.data.cancelUrl, 303)
    }
    const described = await describeCheckout(sandbox, checkout)
    // Closed from another tab: the return link would claim that it was paid.
    if (checkout.data.status === 'expired') return c.html(checkoutPage(described, null))
    if (act.data === 'decline') return c.html(checkoutPage(described, 'declined'))
    const email = Email.safeParse(typed(form['email']).trim())
    if (checkout.data.customerId === null && checkout.data.status === 'open') {
      if (!email.success) return c.html(checkoutPage(described, 'email'), 400)
      if (!(await sandbox.mayBuy(email.data))) throw new AppError('too_many_guest_checkouts')
    }
    await sandbox.pay(checkout, email.success ? email.data : null, form['later'] === 'on')
    return c.redirect(checkout.data.successUrl, 303)
  })
  app.get('/portal/:token', async (c) =>
    c.html(portalPage(await describePortal(sandbox, c.req.param('token'), c.req.query('back')))),
  )
  app.post('/portal/:token', async (c) => {
    const customerId = sandbox.readPortal(c.req.param('token'))
    const form = await readForm(c, sandbox)
    const owned = await sandbox.store.list('subscription', customerId)
    const act = PortalAct.safeParse(form['do'])
    const changes = act.success ? ACTS[act.data](sandbox.now()) : null
    const id = owned.find((each) => each.id === form['subscription'])?.id
    if (!id || !changes) throw new AppError('route_not_found')
    await sandbox.changed(id, changes)
    const back = new URLSearchParams({ back: ownPath(c.req.query('back')) })
    return c.redirect(`/sandbox/portal/${encodeURIComponent(c.req.param('token'))}?${back.toString()}`, 303)
  })
  return { prefix: '/sandbox', app, maxBodyBytes: 4_000 }
}

const CheckoutAct = z.enum(['pay', 'decline', 'leave'])
const PortalAct = z.enum(['cancel', 'resume', 'fail', 'settle', 'refund'])
const ACTS: Readonly<Record<z.infer<typeof PortalAct>, (nowMs: number) => object>> = {
  cancel: () => ({ cancelsAtEnd: true }),
  resume: () => ({ cancelsAtEnd: false }),
  fail: (nowMs) => ({ failedAtMs: nowMs }),
  settle: () => ({ failedAtMs: null }),
  refund: () => ({ isRefunded: true }),
}

/** A form of another site cannot buy here. A client without a browser sends no origin. */
async function readForm(c: Context<AppEnv>, { settings }: Sandbox) {
  const from = c.req.header('origin')
  const own = new URL(openedAt(settings, c)).origin
  if (from !== undefined && from !== own) throw new AppError('not_allowed', { message: 'Not from this site' })
  return c.req.parseBody().catch((error: unknown) => {
    // Undici throws this for a body that is not the form of its content type.
    if (error instanceof TypeError) throw new AppError('invalid_input', { message: 'The form cannot be read' })
    throw error
  })
}

const typed = (value: unknown): string => (typeof value === 'string' ? value : '')

async function findCheckout({ store }: Sandbox, id: string): Promise<Kept<'checkout'>> {
  const checkout = await store.find('checkout', id)
  if (!checkout) throw new AppError('route_not_found')
  return checkout
}

async function describeCheckout({ store }: Sandbox, { data }: Kept<'checkout'>) {
  const customer = data.customerId ? await store.find('customer', data.customerId) : null
  const full = priceOf(data.offer)
  const due = { ...full, minorUnits: Math.floor((full.minorUnits * (100 - (data.percentOff ?? 0))) / 100) }
  return { ...data, name: nameOf(data.offer), full, due, email: customer?.data.email ?? null }
}

async function describePortal(sandbox: Sandbox, token: string, back: string | undefined) {
  const customerId = sandbox.readPortal(token)
  const owned = await sandbox.store.list('subscription', customerId)
  const purchases = owned.map(({ id, data }) => {
    const purchase = purchaseAt(id, data, sandbox.now())
    return { ...purchase, name: nameOf(purchase) }
  })
  return { purchases, back: ownPath(back) }
}

/** Only a path of this site: `//elsewhere` is another site. */
function ownPath(path: string | undefined): string {
  return path && /^\/(?![/\\])[\w/-]*$/.test(path) ? path : '/pricing'
}

function nameOf({ plan, billing }: Offer): string {
  const how = { monthly: 'by the month', yearly: 'by the year', once: 'once' } as const
  return `${TIER_OF[plan]}, ${how[billing]}`
}
