import { textOf } from './text-of.ts'

export const deviceSettingsText = textOf({
  title: 'Settings',
  description:
    'Day or night edition, what this device may do, cookies, and your account: address, password, devices, data.',
  heading: 'Settings',
  lead: 'First what holds for this device only, and takes effect at once; then what belongs to your account.',
  look: 'Look',
  device: 'This device',
  'device.wait': 'These switches need JavaScript; they live on your device.',
  privacy: 'Cookies and privacy',
  'privacy.text': 'Nothing optional is kept without your yes. You can change your mind here.',
  'privacy.cookies': 'Cookie settings',
  'privacy.policy': 'Privacy policy',
  offline: 'Offline data',
  'offline.text': 'Pages, charts and notes that lie here for the way, and how much room they take.',
  'offline.action': 'See what is kept',
  account: 'Your account',
  'account.profile': 'Profile Settings',
  'account.notifications': 'Notifications',
})
