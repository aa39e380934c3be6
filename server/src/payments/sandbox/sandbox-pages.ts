import type { Money } from '@app/domain/kernel'
import type { Billing } from '@app/domain/subscription'
import { html, raw } from 'hono/html'

import type { ProviderPurchase } from '../payments.ts'
import type { SandboxCheckout } from './sandbox-state.ts'

type Checkout = SandboxCheckout & {
  readonly name: string
  readonly full: Money
  readonly due: Money
  readonly email: string | null
}
type Html = ReturnType<typeof html>

const TEST = html`<p class="test" role="note">
  <strong>Test mode.</strong> No money moves here, and no card is asked for. This page stands in for a payment provider.
</p>`

const money = ({ minorUnits, currency }: Money): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(minorUnits / 100)
const day = (ms: number): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(ms)
const PER: Readonly<Record<Billing, string>> = { monthly: 'a month', yearly: 'a year', once: 'once' }

export function checkoutPage(checkout: Checkout, problem: 'declined' | 'email' | null): Html {
  const { name, full, due, email, offer, status } = checkout
  const price = html`<dl>
    <div>
      <dt>${name}</dt>
      <dd>${money(full)} ${PER[offer.billing]}</dd>
    </div>
    ${
      due.minorUnits < full.minorUnits
        ? html`<div>
            <dt>First month, ${checkout.percentOff}% off</dt>
            <dd>−${money({ ...full, minorUnits: full.minorUnits - due.minorUnits })}</dd>
          </div>`
        : ''
    }
    <div class="sum">
      <dt>To pay now</dt>
      <dd>${money(due)}</dd>
    </div>
  </dl>`
  if (status !== 'open') {
    const said = status === 'complete' ? 'This checkout has been paid.' : 'This checkout is closed. Nothing was paid.'
    return page(
      'Checkout',
      html`<h1>Checkout</h1>
        ${price}
        <p role="status">${said}</p>
        <p><a href="/pricing">Back to Sojourn</a></p>`,
    )
  }
  const who = email
    ? html`<p>For ${email}</p>`
    : html`<label for="email">Email address</label
        ><input id="email" name="email" type="email" autocomplete="email" maxlength="254" />
        <p class="hint">
          The plan is tied to the account with this address. If this address has no account yet, we create one.
        </p>`
  return page(
    'Checkout',
    html`<h1>Checkout</h1>
      ${price} ${problem ? html`<p class="problem" role="alert">${PROBLEMS[problem]}</p>` : ''}
      <form method="post">
        ${who}
        <label class="tick"><input type="checkbox" name="later" /> Confirm the payment 5 seconds after returning</label>
        <button name="do" value="pay">Pay ${money(due)} in test mode</button>
        <button name="do" value="decline" class="quiet">Let the payment be declined</button>
        <button name="do" value="leave" class="quiet" formnovalidate>Leave without paying</button>
      </form>`,
  )
}

const PROBLEMS = {
  declined: 'The payment was declined, as you asked. Nothing was paid.',
  email: 'Please give an email address, such as ana@example.com.',
} as const

type Portal = { readonly purchases: readonly (ProviderPurchase & { readonly name: string })[]; readonly back: string }

export function portalPage({ purchases, back }: Portal): Html {
  return page(
    'Your plan',
    html`<h1>Your plan</h1>
      ${purchases.length === 0 ? html`<p>Nothing has been bought yet.</p>` : purchases.map(purchaseEntry)}
      <p><a href="${back}">Back to Sojourn</a></p>`,
  )
}

function purchaseEntry(purchase: Portal['purchases'][number]): Html {
  const { id, name, amount, billing, status } = purchase
  const act = (what: string, label: string): Html =>
    html`<button name="do" value="${what}" class="quiet">${label}</button>`
  const isOpen = status === 'active' || status === 'past_due'
  return html`<section aria-label="${name}">
    <dl>
      <div>
        <dt>${name}</dt>
        <dd>${money(amount)} ${PER[billing]}</dd>
      </div>
      <div>
        <dt>State</dt>
        <dd>${stateOf(purchase)}</dd>
      </div>
    </dl>
    ${
      isOpen
        ? html`<form method="post">
            <input type="hidden" name="subscription" value="${id}" />
            ${billing === 'once' ? '' : purchase.cancelsAtEnd ? act('resume', 'Keep the plan') : act('cancel', 'Cancel at the end of the period')}
            ${billing === 'once' ? '' : status === 'past_due' ? act('settle', 'Let the payment succeed') : act('fail', 'Let the next payment fail')}
            ${act('refund', 'Refund the last payment')}
          </form>`
        : ''
    }
  </section>`
}

function stateOf({ status, periodEndMs, graceUntilMs, cancelsAtEnd }: ProviderPurchase): string {
  if (status === 'refunded') return 'Refunded'
  if (status === 'ended') return 'Ended'
  if (status === 'past_due') return `Payment failed; kept until ${day(graceUntilMs ?? 0)}`
  if (periodEndMs === null) return 'Paid'
  return cancelsAtEnd ? `Ends on ${day(periodEndMs)}` : `Renews on ${day(periodEndMs)}`
}

function page(title: string, content: Html): Html {
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Test mode: ${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <main>${TEST}${content}</main>
      </body>
    </html>`
}

/**
 * The colours of the product, with the hatching of a closed road, so that the page is not mistaken for a real payment.
 */
export const SANDBOX_STYLE = `:root { color-scheme: light dark; --paper: light-dark(#faf6ee, #0f1a22); --raised: light-dark(#fffdf8, #16242e);
  --ink: light-dark(#12272f, #e8e4d8); --soft: light-dark(#4d6168, #a9b6b8); --line: light-dark(#d9d2c3, #2c3e49);
  --tide: light-dark(#0b5f63, #7cc7c4); --on-tide: light-dark(#ffffff, #0f1a22); --signal: light-dark(#b3361b, #ff9a7d) }
* { box-sizing: border-box } body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 31rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem }
.test { margin: 0 0 2rem; padding: 1rem 1.25rem; background: var(--raised); border: 2px solid var(--signal); border-radius: 8px;
  border-image: repeating-linear-gradient(-45deg, var(--signal) 0 10px, transparent 10px 18px) 8; border-width: 8px }
.test strong { color: var(--signal); text-transform: uppercase; letter-spacing: .06em }
h1 { font: 600 1.75rem/1.2 Georgia, serif; margin: 0 0 1rem }
dl { margin: 0 0 1.25rem; background: var(--raised); border: 1px solid var(--line); border-radius: 8px; padding: .25rem 1rem }
dl div { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; padding: .75rem 0; border-bottom: 1px solid var(--line) }
dl div:last-child { border-bottom: 0 } dd { margin: 0; font-variant-numeric: tabular-nums; font-weight: 600 } .sum { font-size: 1.125rem }
label { display: block; font-weight: 600; margin-top: .5rem } .tick { display: flex; gap: .6rem; align-items: center; min-height: 44px; font-weight: 400 }
.tick input { width: 1.25rem; height: 1.25rem; accent-color: var(--tide) }
input[type=email] { width: 100%; min-height: 44px; margin-top: .35rem; padding: 0 .75rem; font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--soft); border-radius: 6px }
.hint { color: var(--soft); font-size: .875rem; margin: .35rem 0 0 } .problem { border-left: 3px solid var(--signal); padding-left: .75rem }
button { display: block; width: 100%; min-height: 48px; margin-top: .75rem; padding: .5rem 1rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--on-tide); background: var(--tide); border: 1px solid var(--tide); border-radius: 6px }
button.quiet { color: var(--ink); background: transparent; border-color: var(--soft) }
a { color: var(--tide); display: inline-flex; min-height: 44px; align-items: center } :focus-visible { outline: 3px solid var(--tide); outline-offset: 2px }
section { margin-bottom: 2rem }`
