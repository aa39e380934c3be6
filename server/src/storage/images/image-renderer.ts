import { AppError } from '../../errors/app-error.ts'
import { createFairQueue, QueueRefused } from '../../limits/fair-queue.ts'
import type { FileStore } from '../files/file-store.ts'
import { createByteCache } from './byte-cache.ts'
import type { ImageTransform } from './image-transform.ts'
import { transformImage, type ImageFormat } from './transform-image.ts'

const MAX_SOURCE_BYTES = 25 * 1024 * 1024
const CACHE_BYTES = 32 * 1024 * 1024
/** A page of one visitor may show a hundred pictures; they are rendered one after the other. */
const QUEUE = { atOnce: 2, waitingInAll: 1000 }
const PER_CALLER = { atOnce: 1, waiting: 100 }

export type ImageOrder = {
  /** The cache key: the file, its transformation and its format. */
  readonly key: string
  readonly version: string
  readonly sourceBytes: number
  readonly transform: ImageTransform
  readonly format: ImageFormat
  readonly caller: string
  readonly gone: AbortSignal
}

export type ImageRenderer = {
  /** Null when the file is gone. */
  render(order: ImageOrder): Promise<Uint8Array<ArrayBuffer> | null>
}

export function createImageRenderer({ files }: { readonly files: FileStore }): ImageRenderer {
  const cache = createByteCache(CACHE_BYTES)
  const queue = createFairQueue(QUEUE)

  const draw = async (order: ImageOrder): Promise<Uint8Array<ArrayBuffer> | null> => {
    // Another request may have rendered it in the meantime.
    const known = cache.get(order.key)
    if (known) return known
    const source = await files.get(order.version)
    if (!source) return null
    const bytes = new Uint8Array(await new Response(source).arrayBuffer())
    const drawn = new Uint8Array(await transformImage(bytes, order.transform, order.format))
    cache.set(order.key, drawn)
    return drawn
  }
  return {
    async render(order) {
      if (order.sourceBytes > MAX_SOURCE_BYTES)
        throw new AppError('InvalidRequest', { message: 'The file is too large to be transformed' })
      const known = cache.get(order.key)
      if (known) return known
      return queue
        .run([{ name: order.caller, ...PER_CALLER }], () => draw(order), order.gone)
        .catch((error: unknown) => {
          if (order.gone.aborted) throw new AppError('InvalidRequest', { message: 'The request was cancelled' })
          throw error instanceof QueueRefused ? busy(error) : error
        })
    },
  }
}

function busy({ because }: QueueRefused): AppError {
  const code = because === 'key' ? 'over_request_rate_limit' : 'server_busy'
  return new AppError(code, { headers: { 'retry-after': '2' } })
}
