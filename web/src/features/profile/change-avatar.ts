import { backend, type BackendConfig } from '../../api/backend.ts'

const SIDE = 512
const QUALITY = 0.88

/**
 * The middle square, scaled down and redrawn: EXIF data (place, time, camera) does not leave the device. Null for a
 * file that is not a picture, whatever its name.
 */
async function shrinkPicture(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const side = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(side, SIDE)
  canvas.height = canvas.width
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  picture.close()
  // A browser that cannot encode WebP returns PNG.
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY))
}

const BUCKET = 'avatars'
const MOST_BYTES = 25_000_000

export type AvatarOutcome =
  | { readonly kind: 'done'; readonly url: string }
  | { readonly kind: 'unreadable' | 'large' | 'offline' }
  | { readonly kind: 'refused'; readonly reason: string }

/** Each picture has its own name, so that no cache shows an earlier one. The server checks the bytes again. */
export async function sendAvatar(config: BackendConfig, userId: string, file: Blob): Promise<AvatarOutcome> {
  if (file.size > MOST_BYTES) return { kind: 'large' }
  const picture = await shrinkPicture(file)
  if (!picture) return { kind: 'unreadable' }
  if (!navigator.onLine) return { kind: 'offline' }
  const path = `${userId}/${crypto.randomUUID()}.${picture.type === 'image/webp' ? 'webp' : 'png'}`
  const bucket = (await (await backend(config)).storage()).from(BUCKET)
  const { error } = await bucket.upload(path, picture, { cacheControl: '31536000', contentType: picture.type })
  if (error) return refusalOf(error)
  const { publicUrl } = bucket.getPublicUrl(path).data
  // Our own server's origin may change: a path stays valid.
  return { kind: 'done', url: config.supabaseUrl ? publicUrl : new URL(publicUrl).pathname }
}

/** Leftover files only take space, so a failure here is not shown. */
export async function dropAvatars(config: BackendConfig, userId: string, keptUrl: string | null): Promise<void> {
  const bucket = (await (await backend(config)).storage()).from(BUCKET)
  const { data } = await bucket.list(userId)
  const old = (data ?? []).map(({ name }) => `${userId}/${name}`).filter((path) => !keptUrl?.endsWith(path))
  if (old.length > 0) await bucket.remove(old)
}

function refusalOf(error: {
  readonly name: string
  readonly message: string
  readonly status?: number | undefined
}): AvatarOutcome {
  if (error.name === 'StorageUnknownError') return { kind: 'offline' }
  if (error.status === 413) return { kind: 'large' }
  return error.status === 415 ? { kind: 'unreadable' } : { kind: 'refused', reason: error.message }
}
