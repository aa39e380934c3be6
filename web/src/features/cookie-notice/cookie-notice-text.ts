import { textOf } from '../../text/text-of.ts'

export const cookiesText = textOf({
  'cookies.label': 'Cookies',
  'cookies.title': 'Cookies',
  'cookies.text':
    'We store a few things on your device to make the app work. Analytics only if you agree, and they stay on your device.',
  'cookies.policy': 'Cookie policy',
  'cookies.accept': 'Accept All',
  'cookies.decline': 'Decline All',
  'cookies.customize': 'Customize',
  'cookies.save': 'Save',
  'cookies.close': 'Close without choosing',
  'cookies.essential': 'Essential',
  'cookies.essential.text': 'Your sign-in, your theme, what you save offline. Always on.',
  'cookies.analytics': 'Analytics',
  'cookies.analytics.text': 'When you close a prompt, and how long your visit was. Stays on this device.',
  'cookies.marketing': 'Marketing',
  'cookies.marketing.text': 'Nothing today. If that changes, your choice applies.',
})
