import { textOf } from './text-of.ts'

export const splashText = textOf({
  'splash.title': 'Welcome to Sojourn',
  'splash.message.1': 'Unrolling the chart',
  'splash.message.2': 'Setting the compass',
  'splash.message.3': 'Marking the harbours',
  'splash.message.4': 'Plotting a course',
  'splash.message.5': 'Ready to cast off',
  'splash.progress': 'Opening Sojourn',
  'splash.log': '{miles} nm run',
  'splash.tips': 'Worth knowing',
  'splash.tip.1': 'Three hours late into Europe? The airline may owe you up to €600. We name the article of law.',
  'splash.tip.2': 'What you save without a signal waits on your device and is sent when you are back online.',
  'splash.tip.3': 'Every answer carries its source and its date. What nobody knows, we say.',
  'splash.skip': 'Skip',
  'splash.start': 'Start My Free Trial',
  'splash.banner': '7-day free trial, no card needed',
  'splash.ready.title': 'Ready to Start',
  'splash.ready.text': 'Seven days with everything, then free for as long as you like.',
  'splash.ready.pricing': 'See plans and prices',
  'splash.from': 'Venice',
  'splash.to': 'Istanbul',
})
