import type { IncomingMessage } from 'node:http'

const LENGTH = 'content-length'
const CODING = 'transfer-encoding'

/**
 * Whether a request declares a body. Read from the raw list: Node builds its header table only on first access, and for
 * a plain GET that table is a good part of the whole cost.
 */
export function declaresBody({ rawHeaders }: IncomingMessage): boolean {
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!
    if (name.length === LENGTH.length && name.toLowerCase() === LENGTH) return true
    if (name.length === CODING.length && name.toLowerCase() === CODING) return true
  }
  return false
}
