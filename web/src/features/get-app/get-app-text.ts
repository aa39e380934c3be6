import { textOf } from '../../text/text-of.ts'

export const getAppText = textOf({
  title: 'Get the app',
  description:
    'Install Sojourn on Android, iPhone, iPad or a computer. No app store, no account, and it opens without a signal.',
  heading: 'Put it in your pocket',
  lead: 'The app is this site in its own window: one icon, no app store, no update to wait for, and it opens without a signal.',
  'here.label': 'On this device',
  'here.unknown': 'Any device, in a few steps',
  'here.android': 'Android',
  'here.ios': 'iPhone or iPad',
  'here.desktop': 'Chrome or Edge on a computer',
  'here.mac-safari': 'Safari on a Mac',
  'here.firefox': 'Firefox on a computer',
  'here.in-app': 'Inside a social app',
  'here.installed': 'You are using the app',
  'here.installed.text': 'It is installed, and this is it.',
  'here.in-app.text': 'The browser inside {app} cannot install anything. Open this page in your own browser first.',
  'here.in-app.action': 'Show me how',
  'store.android': 'Get the Android app',
  'store.ios': 'Get it on the App Store',
  'store.or': 'Or install it from the browser:',
  install: 'Install',
  'install.working': 'Asking your browser…',
  'step.unknown.1': 'Find your device in the list on this page.',
  'step.unknown.2': 'Follow its steps, in that browser.',
  'step.android.1': 'Open the menu with three dots.',
  'step.android.2': 'Choose “Install app” or “Add to Home screen”.',
  'step.android.3': 'Confirm. The icon appears among your apps.',
  'step.ios.1': 'In Safari, tap Share, the square with an arrow.',
  'step.ios.2': 'Choose “Add to Home Screen”.',
  'step.ios.3': 'Tap Add. Sign in once more inside the app.',
  'step.desktop.1': 'Look for the install icon, a screen with an arrow, at the end of the address bar.',
  'step.desktop.2': 'Click it, then Install.',
  'step.desktop.3': 'The app opens in its own window.',
  'step.mac-safari.1': 'Open the File menu.',
  'step.mac-safari.2': 'Choose “Add to Dock”.',
  'step.mac-safari.3': 'Click Add.',
  'step.firefox.1': 'On Windows, click the “Add tab to taskbar” icon in the address bar.',
  'step.firefox.2': 'On other systems Firefox cannot install web apps: add a bookmark instead.',
  'step.firefox.3': 'The page still opens without a signal.',
  phone: 'On your phone',
  'phone.text': 'Point the camera at the code. It opens this page there.',
  'phone.label': 'QR code that opens {address}',
  all: 'All devices',
  facts: 'What you get',
  'fact.offline': 'Opens without a signal',
  'fact.offline.text': 'Pages you have read, your trips and the calculators are on the device.',
  'fact.small': 'Small',
  'fact.small.text': 'A little more than a megabyte, once. Only what changed comes later.',
  'fact.quiet': 'Quiet',
  'fact.quiet.text': 'No notifications and no location without your permission, and nothing runs in the background.',
  'packages.link': 'For operators: packages for the app stores',
  'social.title': 'Welcome from a social app',
  'social.description':
    'How to open Sojourn in your own browser from Instagram, Facebook, TikTok, X or LinkedIn, and why.',
  'social.heading': 'Open it in your browser',
  'social.lead':
    'A link in a post opens inside the app it was posted in. There you are not signed in, you cannot ' +
    'install anything, and that app can watch what you do. Open the page in your own browser first.',
  'social.inside': 'You are inside {app} now.',
  'social.outside': 'You are already in your own browser.',
  'social.outside.on': 'Continue',
  'social.how': 'How to do it, by app',
  'social.instagram': 'Three dots at the top right, then “Open in external browser”.',
  'social.facebook': 'Three dots at the top right, then “Open in external browser”.',
  'social.tiktok': 'Three dots at the top right, then “Open in browser”.',
  'social.twitter': 'The share icon or the compass at the bottom, then “Open in browser”.',
  'social.linkedin': 'Three dots at the top right, then “Open in browser”.',
  'social.copy.title': 'Or copy the address',
  'social.copy': 'Copy the address',
  'social.copied': 'Copied. Paste it into your browser.',
  'social.not-copied': 'It could not be copied. Hold the address above to select it.',
  'social.then': 'Then',
  'social.then.trial': 'Start 7 days free',
  'social.then.install': 'Install the app',
  'social.then.read': 'Just look around',
  'packages.title': 'App packages',
  'packages.description':
    'How an operator builds the Android and iOS packages of Sojourn, and what a browser installs without them.',
  'packages.heading': 'App packages',
  'packages.lead.none':
    'This installation has no packages to download, and Sojourn is not in an app store. Travellers install it ' +
    'from the browser. If you run an installation, one command makes each native project.',
  'packages.lead.some': 'These packages exist. Everywhere else, travellers install the app from the browser.',
  'packages.to-download': 'Install from the browser',
  'packages.build': 'Build them yourself',
  'packages.system': 'System',
  'packages.command': 'Command',
  'packages.needs': 'Needs',
  'packages.android.needs': 'Node, a Java development kit, Android Studio',
  'packages.ios.needs': 'Node, a Mac with Xcode',
  'packages.result':
    'Your server has to run: the app takes its public key from it. The command builds the web app and makes the ' +
    'project in mobile/android or mobile/ios anew, with the address of your server, name, icons, launch screen, ' +
    'permissions and links. Open that folder with Android Studio or Xcode to sign, try and publish. docs/native.md ' +
    'lists the settings.',
  'packages.links': 'Links that open in the app',
  'packages.links.text':
    'A link to this site opens in the app once the server names the certificate and the team that signed it, with ' +
    'ANDROID_CERT_SHA256 and IOS_TEAM_ID. Phones read it at these two addresses.',
  'packages.push': 'Notifications',
  'packages.push.text':
    'They need a key of Firebase (Android) or Apple (iOS) on the server. Without one the app says so, and what ' +
    'arrives waits in its list.',
  'packages.inside': 'What is inside',
  'packages.inside.text':
    'The same pages as here, in a Capacitor shell, with the phone’s own share sheet, haptics, status bar, keyboard, ' +
    'camera, location, notifications and storage. Text shared from another Android app opens in the assistant. ' +
    'Trips and saved items stay on the phone without a signal.',
  'packages.check': 'Check the web app',
  'packages.check.text':
    'PWABuilder makes packages for Windows, Android and iOS from a public address; it reads these two files, which are all a browser needs to install the app:',
  'packages.pwabuilder': 'Make packages with PWABuilder',
  'packages.manifest': 'Web app manifest',
  'packages.worker': 'Service worker',
})
