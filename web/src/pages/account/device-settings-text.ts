import { textOf } from '../../text/text-of.ts'

export const deviceSettingsText = textOf({
  title: 'Settings',
  description:
    'Light or dark theme, what this device may do, cookies, and your account: address, password, devices, data.',
  heading: 'Settings',
  lead: 'First the settings of this device, which apply at once; then those of your account.',
  look: 'Appearance',
  device: 'This device',
  'device.wait': 'These switches need JavaScript.',
  privacy: 'Cookies and privacy',
  'privacy.text': 'Nothing optional is stored without your consent. You can change your mind here.',
  'privacy.cookies': 'Cookie settings',
  'privacy.policy': 'Privacy policy',
  offline: 'Offline data',
  'offline.text': 'Pages, maps and notes saved on this device, and how much space they take.',
  'offline.action': 'See what is saved',
  account: 'Your account',
  'account.profile': 'Profile Settings',
  'account.notifications': 'Notifications',
})
