import { textOf } from '../../../text/text-of.ts'

export const homeMobileText = textOf({
  'promo.guest.title': '7 days of everything, free',
  'promo.guest.text': 'Full premium access. No credit card.',
  'promo.guest.action': 'Start My Free Trial',
  'promo.trial.title': 'Your trial: {count} days left',
  'promo.trial.today': 'Your trial ends today',
  'promo.trial.text': 'No limits until it ends. Then you stay on the free plan unless you choose another.',
  'promo.trial.action': 'See the plans',
  'promo.expired.title': 'Your trial has ended',
  'promo.refused.title': 'You have the free plan',
  'promo.expired.text':
    'You are on the free plan now. Plans start at {price} a month; the email about the end of your trial takes {off} off the first.',
  'promo.refused.text': 'Daily limits apply. Plans without them start at {price} a month.',
  'promo.expired.action': 'Upgrade',
  'install.title': 'Keep it on your home screen',
  'install.text': 'Opens without a signal, and takes less space than a photo.',
  'install.action': 'Get Free App',
  'tools.title': 'Tools',
  'tools.more': 'More tools',
})
