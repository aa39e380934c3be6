import type { CapacitorConfig } from '@capacitor/cli'

/** The native shell carries the static build of the web app; the server is reached over the network. */
const config: CapacitorConfig = {
  appId: 'app.sojourn.companion',
  appName: 'Sojourn',
  webDir: '../web/dist/client',
  server: { androidScheme: 'https', iosScheme: 'capacitor' },
}

export default config
