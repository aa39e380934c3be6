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
})
