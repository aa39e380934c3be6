import type { CapacitorConfig } from '@capacitor/cli'

import { readNativeSettings } from './build/native-settings.ts'

// Other tools read this file without settings; the command refuses to run without an address.
const settings = readNativeSettings({ PUBLIC_URL: 'http://localhost:3000', ...process.env })
const { appId, appName, serverUrl, hasPush } = settings
const isEncrypted = serverUrl.startsWith('https:')

/** `npm run native` gives the settings; the app carries the static build and reaches the server over the network. */
const config: CapacitorConfig = {
  appId,
  appName,
  webDir: 'www',
  server: {
    // A page from https: may not call a server without encryption, which only a test on a desk has.
    androidScheme: isEncrypted ? 'https' : 'http',
    iosScheme: 'capacitor',
    cleartext: !isEncrypted,
  },
  ...(!hasPush && { includePlugins: listPluginsWithoutPush() }),
  plugins: {
    // The app hides it when its first page can be shown; the time is the last resort.
    SplashScreen: { launchAutoHide: true, launchShowDuration: 8000, launchFadeOutDuration: 200 },
    Keyboard: { resizeOnFullScreen: true },
    PushNotifications: { presentationOptions: ['badge', 'sound', 'alert'] },
  },
}

export default config

/** On Android the push plugin ends the app when it finds no Firebase project, so then it stays out. */
function listPluginsWithoutPush(): string[] {
  const names = ['app', 'browser', 'device', 'geolocation', 'haptics', 'keyboard', 'network', 'preferences', 'share']
  return [...names, 'filesystem', 'splash-screen', 'status-bar'].map((name) => `@capacitor/${name}`)
}
