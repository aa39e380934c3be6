/** The part of Stripe's API that the adapter uses, over real HTTP, for tests: forms in, JSON out, keys checked. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = Readonly<Record<string, string>>
export type StripeObject = { id: string; [name: string]: unknown }
type Answer = { readonly status?: number; readonly body: unknown }

export type FakeStripe = {
  readonly port: number
  readonly requests: {
    readonly method: string
    readonly path: string
    readonly fields: Fields
    readonly key: string | undefined
  }[]
  readonly objects: Map<string, StripeObject>
  /** Answers the next requests with this status. */
  failNext(status: number, times: number): void
  close(): Promise<void>
}

const KEY = 'sk_test_fake'
const NOT_FOUND: Answer = { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } }

export async function startFakeStripe(): Promise<FakeStripe> {
  const objects = new Map<string, StripeObject>()
  const requests: FakeStripe['requests'] = []
  let failing = { status: 500, times: 0 }
  const server: Server = createServer((request, response) => {
    void read(request).then((fields) => {
      const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://fake')
      const method = request.method ?? 'GET'
      const all = { ...Object.fromEntries(searchParams), ...fields }
      const key = request.headers['idempotency-key']?.toString()
      requests.push({ method, path, fields: all, key })
      const isKnown = request.headers.authorization === `Bearer ${KEY}`
      const isFailing = failing.times > 0
      if (isFailing) failing = { ...failing, times: failing.times - 1 }
      const { status = 200, body } = isFailing
        ? { status: failing.status, body: { error: { type: 'api_error', message: 'away' } } }
        : isKnown
          ? answer(objects, method, path, all)
          : { status: 401, body: { error: { type: 'invalid_request_error' } } }
      response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    objects,
    failNext: (status, times) => {
      failing = { status, times }
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}

async function read(request: IncomingMessage): Promise<Fields> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return Object.fromEntries(new URLSearchParams(text))
}

function answer(objects: Map<string, StripeObject>, method: string, path: string, fields: Fields): Answer {
  const [, , resource = '', ...rest] = path.split('/')
  const name = resource === 'checkout' || resource === 'billing_portal' ? `${resource}/${rest.shift()}` : resource
  const [id, verb] = rest
  if (method === 'DELETE' && id) return objects.delete(id) ? { body: { id, deleted: true } } : NOT_FOUND
  if (method === 'GET' && !id) return { body: list(objects, name, path, fields) }
  if (method === 'GET') return objects.has(id ?? '') ? { body: objects.get(id ?? '') } : NOT_FOUND
  if (id && verb === 'expire') return change(objects, id, { status: 'expired' })
  if (id) return change(objects, id, toUpdate(objects, fields))
  return create(objects, name, fields)
}

const KINDS: Readonly<Record<string, string>> = {
  customers: 'customer',
  prices: 'price',
  coupons: 'coupon',
  subscriptions: 'subscription',
  payment_intents: 'payment_intent',
  refunds: 'refund',
  'checkout/sessions': 'checkout.session',
  'billing_portal/sessions': 'billing_portal.session',
}

function list(objects: Map<string, StripeObject>, name: string, url: string, fields: Fields) {
  const wanted = fields['lookup_keys[0]']
  const data = [...objects.values()].filter(
    (each) =>
      each['object'] === KINDS[name] &&
      (!fields['customer'] || each['customer'] === fields['customer']) &&
      (!wanted || each['lookup_key'] === wanted),
  )
  return { object: 'list', url, has_more: false, data }
}

function change(objects: Map<string, StripeObject>, id: string, changes: object): Answer {
  const kept = objects.get(id)
  if (!kept) return NOT_FOUND
  const next = { ...kept, ...changes }
  objects.set(id, next)
  return { body: next }
}

function toUpdate(objects: Map<string, StripeObject>, fields: Fields): object {
  const price = objects.get(fields['items[0][price]'] ?? '')
  return {
    ...(fields['cancel_at_period_end'] && { cancel_at_period_end: fields['cancel_at_period_end'] === 'true' }),
    ...(price && {
      items: { data: [{ id: 'si_1', price, current_period_start: 0, current_period_end: 2_000_000_000 }] },
    }),
  }
}

function create(objects: Map<string, StripeObject>, name: string, fields: Fields): Answer {
  const id = fields['id'] ?? `${name.replaceAll('/', '_')}_${objects.size + 1}`
  const metadata = Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      const [, inner] = /^metadata\[(\w+)\]$/.exec(key) ?? []
      return inner ? [[inner, value]] : []
    }),
  )
  const made = {
    ...fields,
    id,
    object: KINDS[name],
    metadata,
    ...(fields['unit_amount'] && { unit_amount: Number(fields['unit_amount']) }),
    ...(name.endsWith('sessions') && { url: `https://stripe.example/${id}`, status: 'open' }),
  }
  objects.set(id, made)
  return { body: made }
}
