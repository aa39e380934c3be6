import { textOf } from '../../text/text-of.ts'

export const splashText = textOf({
  'splash.title': 'Welcome to Sojourn',
  'splash.message.1': 'Loading maps',
  'splash.message.2': 'Loading travel advisories',
  'splash.message.3': 'Loading your trips',
  'splash.message.4': 'Getting ready for offline use',
  'splash.message.5': 'Ready to go',
  'splash.progress': 'Opening Sojourn',
  'splash.distance': '{km} km from Venice',
  'splash.tips': 'Good to know',
  'splash.tip.1': 'Three hours late into Europe? The airline may owe you up to €600. We show you which law says so.',
  'splash.tip.2': 'What you save offline stays on your device and is sent when you are back online.',
  'splash.tip.3': 'Every answer shows its source and date. When we do not know, we say so.',
  'splash.skip': 'Skip',
  'splash.start': 'Start My Free Trial',
  'splash.banner': '7-day free trial, no card needed',
  'splash.ready.title': 'Ready to Start',
  'splash.ready.text': 'Seven days of everything, then free for as long as you like.',
  'splash.ready.pricing': 'See plans and prices',
  'splash.from': 'Venice',
  'splash.to': 'Istanbul',
})
