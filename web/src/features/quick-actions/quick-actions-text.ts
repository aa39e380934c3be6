import { textOf } from '../../text/text-of.ts'

export const quickActionsText = textOf({
  title: 'Quick actions',
  emergency: 'Emergency Info',
  location: 'My Location',
  maps: 'Offline Maps',
  translate: 'Quick Translate',
  safety: 'Safety Check',
  budget: 'Quick Budget',
  nearby: 'Nearby Restaurants',
  missing: 'This part did not load. Check your connection and try again.',
  'missing.emergency': 'The numbers did not load. In an emergency, call 112 or the local number.',
})
