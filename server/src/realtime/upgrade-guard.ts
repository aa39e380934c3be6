import type { IncomingMessage } from 'node:http'

import { AppError } from '../errors/app-error.ts'
import type { Platform } from '../platform.ts'
import type { Credentials } from './access-token.ts'
import type { Version } from './frame-codec.ts'

export type Admission = { readonly version: Version; readonly credentials: Credentials }

export class UpgradeRefused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const PATH = /^\/realtime\/v1\/websocket\/?$/
/** The Origin headers of Capacitor's web views. */
const NATIVE_ORIGINS = ['capacitor://localhost', 'https://localhost', 'http://localhost']
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

export async function admit(
  { settings, identify }: Pick<Platform, 'settings' | 'identify'>,
  request: IncomingMessage,
): Promise<Admission> {
  const url = URL.parse(request.url ?? '/', 'http://server')
  if (!url) throw new UpgradeRefused(400, 'Malformed address')
  if (!PATH.test(url.pathname)) throw new UpgradeRefused(404, 'Not found')
  // Browsers let any page open a WebSocket anywhere; only browsers send Origin, and pages cannot change it.
  if (!isOwnOrigin(request.headers.origin, settings.publicUrl)) throw new UpgradeRefused(403, 'Origin not allowed')
  const version = url.searchParams.get('vsn') ?? '1.0.0'
  if (version !== '1.0.0' && version !== '2.0.0') throw new UpgradeRefused(400, 'Unsupported protocol version')
  const header = request.headers['x-api-key'] ?? request.headers['apikey']
  const apiKey = url.searchParams.get('apikey') ?? (typeof header === 'string' ? header : '')
  try {
    return { version, credentials: { apiKey, caller: await identify({ apiKey, bearer: null }) } }
  } catch (error) {
    throw error instanceof AppError ? new UpgradeRefused(error.status, error.message) : error
  }
}

export function isOwnOrigin(origin: string | undefined, publicUrl: string): boolean {
  if (origin === undefined || NATIVE_ORIGINS.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const [given, own] = [new URL(origin), new URL(publicUrl)]
  if (given.origin === own.origin) return true
  // localhost and 127.0.0.1 are the same machine, whichever of them the settings name.
  const isSamePort = given.port === own.port && given.protocol === own.protocol
  return isSamePort && LOOPBACK.test(given.hostname) && LOOPBACK.test(own.hostname)
}
