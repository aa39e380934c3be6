import { textOf } from '../../../text/text-of.ts'

export const usageText = textOf({
  region: 'Your plan today',
  ai_requests: 'Questions to the assistant',
  itinerary_generations: 'Trip plans',
  search_requests: 'Searches',
  saved_items: 'Saved items',
  few: 'Only {count} left today',
  'warning.title': '{used} of {limit} used today',
  'used-up.title': 'Daily limit reached',
  text: '{kind}: {used} of {limit} used. More from {time}.',
  'text.uncounted': '{kind}: more from {time}.',
  'trial.title': '{count} days left in your trial',
  'trial.text': 'You have full access until {time}. No card, and no surprise charges.',
  'trial.last.title': 'Your trial ends today',
  'trial.last.text': 'You have full access until {time}. What you saved stays yours afterwards.',
  'trial.expired.title': 'Your trial has ended',
  'trial.expired.text': 'You have the free plan now, with daily limits. What you saved is still here.',
  'trial.refused.title': 'You have the free plan',
  'trial.refused.text':
    'The free trial was already used with this email address or device. The free plan has daily limits.',
  upgrade: 'Upgrade',
  'sign-in': 'Start the free trial',
})
