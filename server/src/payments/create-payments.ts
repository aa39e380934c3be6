import type { Platform } from '../platform.ts'
import type { Payments } from './payments.ts'
import { createSandbox } from './sandbox/sandbox-payments.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import { createStripePayments } from './stripe/stripe-payments.ts'

type Given = Pick<Platform, 'db' | 'now' | 'settings' | 'apiKeys' | 'log' | 'limits' | 'accounts'>
type PaymentsChoice = { readonly payments: Payments; readonly sandbox: Sandbox | null }

/** Stripe where it has a key; otherwise the sandbox, which moves no money. */
export function createPayments(given: Given): PaymentsChoice {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given.settings
  if (secretKey && webhookSecret) {
    return { payments: createStripePayments({ secretKey, webhookSecret }), sandbox: null }
  }
  const sandbox = createSandbox(given)
  return { payments: sandbox.payments, sandbox }
}
