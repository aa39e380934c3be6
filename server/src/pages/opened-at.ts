import type { Context } from 'hono'

import type { Settings } from '../config/settings.ts'
import { isLoopback } from '../http/addresses/loopback.ts'
import type { AppEnv } from '../http/app-env.ts'

type Opened = Pick<Context<AppEnv>, 'req' | 'env'>

/**
 * The origin at which a page was opened. Anyone can write a Host header, so it counts only when it names this machine,
 * and never when the operator configured the public address.
 */
export function openedAt(settings: Pick<Settings, 'PUBLIC_URL' | 'publicUrl'>, { req, env }: Opened): string {
  const host = req.header('host') ?? ''
  const isOwn = !settings.PUBLIC_URL && isHost(host) && (isLoopback(host) || isLocalAddress(host, env))
  return isOwn ? `http://${host}` : settings.publicUrl
}

function isHost(host: string): boolean {
  return /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.test(host)
}

/** With HOST=0.0.0.0 a phone in the same network opens the page at the machine's own address. */
function isLocalAddress(host: string, env: Opened['env'] | undefined): boolean {
  const address = env?.incoming?.socket.localAddress?.replace(/^::ffff:/, '')
  return address !== undefined && host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '') === address
}
