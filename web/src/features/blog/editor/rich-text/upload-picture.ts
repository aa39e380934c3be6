import type { BlogImage } from '@app/domain/blog-document'

import { backend, type BackendConfig } from '../../../../api/backend.ts'
import { editBlog } from '../ask-editor.ts'
import { editorText as text } from '../editor-text.ts'

const BUCKET = 'blog-images'
const MOST_BYTES = 5_242_880
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

type Outcome =
  | { readonly kind: 'done'; readonly image: BlogImage['attrs'] }
  | { readonly kind: 'failed'; readonly reason: string }

/** Into the bucket under a name of its own, then into the list of pictures. The server checks the bytes again. */
export async function uploadPicture(config: BackendConfig, file: File, alt: string): Promise<Outcome> {
  const ending = ENDINGS[file.type]
  const picture = ending ? await createImageBitmap(file).catch(() => null) : null
  if (!ending || !picture) return { kind: 'failed', reason: text('image.unreadable') }
  const { width, height } = picture
  picture.close()
  if (file.size > MOST_BYTES) return { kind: 'failed', reason: text('image.large') }
  const path = `${crypto.randomUUID()}.${ending}`
  const bucket = (await (await backend(config)).storage()).from(BUCKET)
  const { error } = await bucket.upload(path, file, { cacheControl: '31536000', contentType: file.type })
  if (error) return { kind: 'failed', reason: text('refused', { reason: error.message }) }
  const image = { path, alt, width, height }
  const asked = await editBlog(config, { action: 'add-image', image })
  if (asked.kind === 'answered') return { kind: 'done', image }
  return { kind: 'failed', reason: text('refused', { reason: asked.message || text('offline') }) }
}
