import { createHash } from 'node:crypto'

import { AppError } from '../../errors/app-error.ts'

/** How large a file may be, and how it is refused beyond that. */
export type Cap = { readonly bytes: number; readonly code: 'EntityTooLarge' | 'QuotaExceeded' }

export type Measured = {
  readonly bytes: AsyncGenerator<Uint8Array>
  /** Complete once the stream has ended. */
  result(): { readonly size: number; readonly eTag: string }
}

/** Counts and hashes a stream as it passes, and stops it the moment it grows too large. */
export function measured(source: AsyncIterable<Uint8Array>, cap: Cap): Measured {
  const hash = createHash('md5')
  let size = 0
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      size += chunk.length
      if (size > cap.bytes) throw new AppError(cap.code)
      hash.update(chunk)
      yield chunk
    }
  }
  return { bytes: pass(), result: () => ({ size, eTag: `"${hash.digest('hex')}"` }) }
}
