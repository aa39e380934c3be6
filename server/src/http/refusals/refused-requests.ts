import type { IncomingMessage } from 'node:http'

import { AppError } from '../../errors/app-error.ts'
import { isApiPath } from '../request-path.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const HIDDEN = /(?:^|\/)\.(?!well-known(?:\/|$))|\.map$/
const MALFORMED = /%(?![0-9a-f]{2})|%00/i
const MAX_TARGET_LENGTH = 32_768

/** Refuses requests that no surface should handle. Null for a request that may go on. */
export function refuseEarly({ method = '', url = '' }: IncomingMessage): AppError | null {
  if (!METHODS.has(method)) return new AppError('route_not_found')
  return url.length > MAX_TARGET_LENGTH ? new AppError('uri_too_long') : null
}

/** The same for refusals by the address alone; `path` is the part that the routers see. */
export function refuseTarget(address: string, path: string | null): AppError | null {
  const isEscaped = address.includes('%')
  if (path === null || (isEscaped && MALFORMED.test(address))) return new AppError('malformed_path')
  // The pages decode their address as text, and their router would print a line for one that cannot be decoded.
  if (!isApiPath(path) && isEscaped && !isText(address)) return new AppError('malformed_path')
  if (!isApiPath(path) && HIDDEN.test(path)) return new AppError('route_not_found')
  return null
}

function isText(escaped: string): boolean {
  try {
    decodeURIComponent(escaped)
    return true
  } catch {
    return false
  }
}
