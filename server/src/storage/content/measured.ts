import { createHash } from 'node:crypto'

import { AppError } from '../../errors/app-error.ts'

/** The size limit of a file, and the error code beyond it. */
export type Cap = { readonly bytes: number; readonly code: 'EntityTooLarge' | 'QuotaExceeded' }

export type Measured = {
  readonly bytes: AsyncGenerator<Uint8Array>
  /** Complete once the stream has ended. */
  result(): { readonly size: number; readonly eTag: string }
}

/** Counts and hashes a stream as it passes, and stops it as soon as it grows too large. */
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
