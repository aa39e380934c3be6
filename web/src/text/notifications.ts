import { textOf } from './text-of.ts'

export const notificationsText = textOf({
  title: 'Notifications',
  description: 'Whether this device may show notifications, what they would be about, and how to change it.',
  heading: 'Notifications',
  lead: 'Only what changes your trip: a flight, a gate, a warning for a place you saved. Never an offer.',
  'state.title': 'On this device',
  'state.unknown': 'Your browser tells us once JavaScript is running.',
  'state.unsupported': 'This browser cannot show notifications. On an iPhone, install the app first.',
  'state.default': 'Not asked yet. You decide, and you can take it back in the browser.',
  'state.granted': 'Allowed. You can try how it looks.',
  'state.denied': 'Blocked. Allow notifications for this site in your browser’s settings to change it.',
  ask: 'Allow notifications',
  try: 'Show me one',
  'try.title': 'Gate B24, not B12',
  'try.body': 'This is what a change to your flight would look like.',
  'try.failed': 'The device did not show it. Its own settings may silence this browser.',
  'list.title': 'Nothing yet',
  'list.text': 'No notification has been sent to you. Trips and saved places will send them; both are being built.',
  'list.action': 'Start an itinerary',
  'mail.title': 'By e-mail',
  'mail.text':
    'We write when your account needs it: to confirm an address, to change a password, before a trial ends. Nothing else without your yes.',
})
