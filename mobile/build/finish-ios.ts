import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { NativeSettings } from './native-settings.ts'
import { escapeXml, insertAfter, insertBefore } from './patch-text.ts'
import { PERMISSION_TEXTS } from './permission-texts.ts'

/** Completes the project that `cap add ios` made from its template. */
export async function finishIos(project: string, settings: NativeSettings): Promise<void> {
  const app = join(project, 'App/App')
  await change(join(app, 'Info.plist'), (plist) => finishInfo(plist, settings))
  await writeFile(join(app, 'App.entitlements'), entitlements(settings))
  await change(join(project, 'App/App.xcodeproj/project.pbxproj'), (text) => finishProject(text, settings))
  if (settings.hasPush) await change(join(app, 'AppDelegate.swift'), withPush)
}

export function finishInfo(plist: string, { serverUrl }: Pick<NativeSettings, 'serverUrl'>): string {
  const texts = Object.entries(PERMISSION_TEXTS).map(
    ([key, text]) => `\t<key>${key}</key>\n\t<string>${escapeXml(text)}</string>\n`,
  )
  // The app uses no encryption but the system's; without the answer each upload to the store waits for it.
  const encryption = '\t<key>ITSAppUsesNonExemptEncryption</key>\n\t<false/>\n'
  const local = serverUrl.startsWith('https:')
    ? ''
    : '\t<key>NSAppTransportSecurity</key>\n\t<dict>\n\t\t<key>NSAllowsLocalNetworking</key>\n\t\t<true/>\n\t</dict>\n'
  return insertBefore(plist, '</dict>\n</plist>', `${texts.join('')}${encryption}${local}`)
}

/** https://developer.apple.com/documentation/xcode/supporting-associated-domains */
export function entitlements({ serverUrl, hasPush }: Pick<NativeSettings, 'serverUrl' | 'hasPush'>): string {
  const push = hasPush ? '\t<key>aps-environment</key>\n\t<string>development</string>\n' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>com.apple.developer.associated-domains</key>
	<array>
		<string>applinks:${escapeXml(new URL(serverUrl).hostname)}</string>
	</array>
${push}</dict>
</plist>
`
}

function finishProject(project: string, { version, build }: NativeSettings): string {
  const settings = 'INFOPLIST_FILE = App/Info.plist;'
  if (project.split(settings).length !== 3) throw new Error('The Xcode project has not two configurations of the app')
  return project
    .replaceAll(settings, `CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n\t\t\t\t${settings}`)
    .replaceAll(/CURRENT_PROJECT_VERSION = \d+;/g, `CURRENT_PROJECT_VERSION = ${build};`)
    .replaceAll(/MARKETING_VERSION = [\d.]+;/g, `MARKETING_VERSION = ${version};`)
}

/** The plugin listens for these two notifications: https://capacitorjs.com/docs/apis/push-notifications */
function withPush(delegate: string): string {
  return insertAfter(
    delegate,
    'var window: UIWindow?\n',
    `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
`,
  )
}

async function change(file: string, by: (text: string) => string): Promise<void> {
  await writeFile(file, by(await readFile(file, 'utf8')))
}
