import { backend, type BackendConfig } from '../../api/backend.ts'
import { shrinkPicture } from './shrink-picture.ts'

const BUCKET = 'avatars'
const MOST_BYTES = 25_000_000

export type AvatarOutcome =
  | { readonly kind: 'done'; readonly url: string }
  | { readonly kind: 'unreadable' | 'large' | 'offline' }
  | { readonly kind: 'refused'; readonly reason: string }

/** Each picture has a name of its own, so that no cache shows the one before. The server looks at the bytes again. */
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
  // On our own server the address of the day may change: a path stays right.
  return { kind: 'done', url: config.supabaseUrl ? publicUrl : new URL(publicUrl).pathname }
}

/** What is left behind costs room only, so a failure here is none of the traveller's business. */
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
