import { textOf } from './text-of.ts'

export const usageText = textOf({
  region: 'Your plan today',
  ai_requests: 'Questions to the assistant',
  itinerary_generations: 'Trip plans',
  search_requests: 'Searches',
  saved_items: 'Saves',
  few: 'Only {count} left today',
  'warning.title': '{used} of {limit} used today',
  'used-up.title': 'That is all for today',
  text: '{kind}: {used} of {limit} used. They start again from {time}.',
  'text.uncounted': '{kind} start again from {time}.',
  'trial.title': '{count} days left in your trial',
  'trial.text': 'Everything is open until {time}. No card, and nothing ends by surprise.',
  'trial.last.title': 'Your trial ends today',
  'trial.last.text': 'Until {time} everything is open. What you saved stays yours afterwards.',
  'trial.expired.title': 'Your trial has ended',
  'trial.expired.text': 'You have the free plan now, with daily limits. What you saved is still here.',
  'trial.refused.title': 'You have the free plan',
  'trial.refused.text': 'This mailbox or device has had its trial before. The free plan has daily limits.',
  upgrade: 'Upgrade',
  'sign-in': 'Start the free trial',
})
