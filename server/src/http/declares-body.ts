import type { IncomingMessage } from 'node:http'

const LENGTH = 'content-length'
const CODING = 'transfer-encoding'

/**
 * Whether a request says that a body comes with it. Looked up in the raw list: Node makes its table of headers only when
 * somebody asks for it, and for a plain GET that table is a good part of the whole cost.
 */
export function declaresBody({ rawHeaders }: IncomingMessage): boolean {
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!
    if (name.length === LENGTH.length && name.toLowerCase() === LENGTH) return true
    if (name.length === CODING.length && name.toLowerCase() === CODING) return true
  }
  return false
}
