export type NativeSettings = {
  /** Where travellers reach the server, without a trailing slash. */
  readonly serverUrl: string
  readonly appId: string
  readonly appName: string
  /** What the stores show, and the number that has to grow with each upload. */
  readonly version: string
  readonly build: number
  /** The Firebase file of an Android app; without it the Android app has no push. */
  readonly googleServicesFile: string | null
  readonly hasPush: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const APP_ID = /^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9]*)+$/
const VERSION = /^\d+\.\d+\.\d+$/

/** The settings of `npm run native`; a wrong one is an error with the name of the setting. */
export function readNativeSettings(env: Environment): NativeSettings {
  const given = (name: string): string | undefined => env[name] || undefined
  const version = given('APP_VERSION') ?? '0.1.0'
  const build = Number(given('APP_BUILD') ?? 1)
  const appId = given('APP_ID') ?? 'app.sojourn.companion'
  const googleServicesFile = given('GOOGLE_SERVICES_FILE') ?? null
  if (!APP_ID.test(appId)) throw new Error('APP_ID must look like com.example.companion, in lower case')
  if (!VERSION.test(version)) throw new Error('APP_VERSION must be three numbers, as 1.4.0')
  if (!Number.isInteger(build) || build < 1) throw new Error('APP_BUILD must be a whole number from 1')
  return {
    serverUrl: readServerUrl(given('PUBLIC_URL')),
    appId,
    appName: given('APP_NAME') ?? 'Sojourn',
    version,
    build,
    googleServicesFile,
    // Apple needs no file in the project: the entitlement is enough.
    hasPush: given('NATIVE_PLATFORM') === 'ios' ? given('IOS_PUSH') === 'on' : googleServicesFile !== null,
  }
}

function readServerUrl(url: string | undefined): string {
  if (!url) throw new Error('PUBLIC_URL is needed: the address of your server, as https://travel.example.org')
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol) || parsed.pathname !== '/' || parsed.search !== '')
    throw new Error('PUBLIC_URL must be an http or https address without a path')
  return parsed.origin
}
