import { essenceOf } from '../content/mime-types.ts'
import type { ObjectRow } from '../objects/object-rows.ts'
import { cleanCacheControl } from './clean-cache-control.ts'

export type Audience = 'public' | 'private'

type Serving = {
  readonly audience: Audience
  /** From `?download=`: null when absent, empty for the object's own name. */
  readonly download: string | null
  readonly expiresAtSeconds?: number
  readonly now: number
}

/** Types that browsers display but never execute. Everything else, HTML and SVG above all, is a download. */
const SHOWN_INLINE =
  /^(?:image\/(?:png|jpeg|webp|avif|gif)|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf|text\/plain)$/
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

export function objectHeaders(object: ObjectRow, contentType: string, serving: Serving): Record<string, string> {
  const { eTag, lastModified } = object.metadata ?? {}
  const disposition = dispositionOf(contentType, serving.download)
  return {
    'accept-ranges': 'bytes',
    'content-type': harmlessType(contentType),
    'cache-control': cacheControlOf(object, serving),
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'none',
    'cross-origin-resource-policy': 'cross-origin',
    ...(eTag ? { etag: eTag } : {}),
    ...(lastModified ? { 'last-modified': new Date(lastModified).toUTCString() } : {}),
    ...(disposition ? { 'content-disposition': disposition } : {}),
  }
}

/** Types that browsers execute. Other XML (GPX, office files) keeps its type: it is always a download. */
const RUN_BY_BROWSERS = /^(?:text|application)\/(?:xml|xsl)|html|svg|script/

function harmlessType(contentType: string): string {
  const essence = essenceOf(contentType)
  const isRun = RUN_BY_BROWSERS.test(essence) && !essence.startsWith('image/')
  return isRun ? 'text/plain; charset=utf-8' : contentType
}

function dispositionOf(contentType: string, download: string | null): string | null {
  if (download) {
    const name = encodeURIComponent(download).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    return `attachment; filename=${name}; filename*=UTF-8''${name}`
  }
  return download === '' || !SHOWN_INLINE.test(essenceOf(contentType)) ? 'attachment' : null
}

/** A shared cache must not store private objects, nor a linked file beyond the expiry of the link. */
function cacheControlOf(object: ObjectRow, { audience, expiresAtSeconds, now }: Serving): string {
  if (expiresAtSeconds !== undefined)
    return `private, max-age=${Math.max(0, Math.floor(expiresAtSeconds - now / 1000))}`
  // Rows may also come from a restore or a script.
  const wanted = cleanCacheControl(object.metadata?.cacheControl ?? 'no-cache')
  return audience === 'public' ? wanted : `private, ${wanted.replaceAll(/\s*(?:public|private)\s*,?/gi, '')}`
}
