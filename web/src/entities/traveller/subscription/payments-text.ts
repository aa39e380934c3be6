import { textOf } from '../../../text/text-of.ts'

export const paymentText = textOf({
  'checkout.refused': 'Failed to create checkout session: {message}',
  unknown: 'Unknown error',
  unreached: 'There is no connection just now. Nothing was changed or paid; please try again.',
  'checkout.unanswered': 'there is no connection just now. Nothing was paid; please try again.',
  'checkout.no-url': 'No checkout URL received',
  'checkout.failed': 'Failed to start checkout process',
  'checkout.leaving': 'Redirecting to checkout...',
  'portal.leaving': 'Opening subscription management....',
  'portal.refused': 'Failed to open customer portal',
  'portal.failed': 'Failed to open subscription management',
  'portal.sign-in': 'Please sign in to manage your subscription',
  'change.failed': 'Your plan was not changed. Please try again.',
  'change.unanswered': 'No answer came. Look at what you have now before you try again.',
})
