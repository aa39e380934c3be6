import type { IncomingMessage } from 'node:http'

import { AppError } from '../errors/app-error.ts'
import { isApiPath } from './request-path.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const HIDDEN = /(?:^|\/)\.(?!well-known(?:\/|$))|\.map$/
const MALFORMED = /%(?![0-9a-f]{2})|%00/i
const MAX_TARGET_LENGTH = 32_768

/** What no surface should have to think about. Answers null for a request that may go on. */
export function refuseEarly({ method = '', url = '' }: IncomingMessage): AppError | null {
  if (!METHODS.has(method)) return new AppError('route_not_found')
  return url.length > MAX_TARGET_LENGTH ? new AppError('uri_too_long') : null
}

/** The same for what the address alone tells; `path` is what the routers see of it. */
export function refuseTarget(address: string, path: string | null): AppError | null {
  const isEscaped = address.includes('%')
  if (path === null || (isEscaped && MALFORMED.test(address))) return new AppError('malformed_path')
  // A page's address is read as text, and the router of the pages would print a line of its own about what is none.
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
