import { readFile } from 'node:fs/promises'

import { settingRefusal } from '../config/setting-refusal.ts'
import type { Settings } from '../config/settings.ts'
import { createApns } from './apns.ts'
import type { SendToApp } from './app-notice.ts'
import { createFcm, readServiceAccount } from './fcm.ts'

/** The services of native apps that this installation has keys for. */
export type AppPush = { readonly fcm?: SendToApp; readonly apns?: SendToApp }

type Given = Pick<
  Settings,
  'APP_ID' | 'FCM_SERVICE_ACCOUNT' | 'FCM_URL' | 'APNS_KEY_FILE' | 'APNS_KEY_ID' | 'APNS_URL' | 'IOS_TEAM_ID'
>

/** Reads the keys at the start, so that a wrong file stops it instead of the first notification. */
export async function openAppPush(settings: Given, now: () => number): Promise<AppPush> {
  const { FCM_SERVICE_ACCOUNT, FCM_URL, APNS_KEY_FILE, APNS_KEY_ID, APNS_URL, IOS_TEAM_ID, APP_ID } = settings
  return {
    ...(FCM_SERVICE_ACCOUNT && {
      fcm: createFcm(readServiceAccount(await readKey('FCM_SERVICE_ACCOUNT', FCM_SERVICE_ACCOUNT)), FCM_URL, now),
    }),
    ...(APNS_KEY_FILE &&
      APNS_KEY_ID &&
      IOS_TEAM_ID && {
        apns: await createApns({
          key: await readKey('APNS_KEY_FILE', APNS_KEY_FILE),
          keyId: APNS_KEY_ID,
          teamId: IOS_TEAM_ID,
          topic: APP_ID,
          url: APNS_URL,
          now,
        }),
      }),
  }
}

async function readKey(name: string, file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw settingRefusal(name, `names a file that cannot be read: ${file}`)
  })
}

const APP_DEVICE = /^(fcm|apns):(.+)$/

export function appDeviceOf(endpoint: string): { readonly service: keyof AppPush; readonly token: string } | null {
  const [, service, token] = APP_DEVICE.exec(endpoint) ?? []
  return service && token ? { service: service as keyof AppPush, token } : null
}
