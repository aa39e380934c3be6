import { textOf } from './text-of.ts'

export const cookiesText = textOf({
  'cookies.label': 'Cookies',
  'cookies.title': 'What may we keep?',
  'cookies.text':
    'Sojourn keeps what it needs to work on your device. With your leave it also keeps a few counts, and they stay there.',
  'cookies.policy': 'Cookie policy',
  'cookies.accept': 'Accept All',
  'cookies.decline': 'Decline All',
  'cookies.customize': 'Customize',
  'cookies.save': 'Save',
  'cookies.close': 'Close without choosing',
  'cookies.essential': 'Essential',
  'cookies.essential.text': 'Your session, your theme, what you save offline. Always on.',
  'cookies.analytics': 'Analytics',
  'cookies.analytics.text': 'When you put a prompt away, and how long you had been here. Stays on this device.',
  'cookies.marketing': 'Marketing',
  'cookies.marketing.text': 'Nothing today. If that changes, this choice holds.',
})
