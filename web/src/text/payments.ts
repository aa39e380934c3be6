import { textOf } from './text-of.ts'

export const paymentText = textOf({
  'checkout.refused': 'Failed to create checkout session: {message}',
  unknown: 'Unknown error',
  'checkout.no-url': 'No checkout URL received',
  'checkout.failed': 'Failed to start checkout process',
  'checkout.leaving': 'Redirecting to checkout...',
  'portal.leaving': 'Opening subscription management....',
  'portal.refused': 'Failed to open customer portal',
  'portal.failed': 'Failed to open subscription management',
  'portal.sign-in': 'Please sign in to manage your subscription',
  'change.failed': 'Your plan was not changed. Please try again.',
})
