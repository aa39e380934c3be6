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

/** What a browser may show in place: it runs none of them. Everything else, HTML and SVG above all, is a download. */
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

/** Types that a browser runs by their name. Other XML (GPX, office files) keeps its type: it is only ever downloaded. */
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

/** A shared cache must not keep what only one person may read, nor anyone a link's file beyond the link. */
function cacheControlOf(object: ObjectRow, { audience, expiresAtSeconds, now }: Serving): string {
  if (expiresAtSeconds !== undefined)
    return `private, max-age=${Math.max(0, Math.floor(expiresAtSeconds - now / 1000))}`
  // Rows also come from elsewhere, a restore or a script.
  const wanted = cleanCacheControl(object.metadata?.cacheControl ?? 'no-cache')
  return audience === 'public' ? wanted : `private, ${wanted.replaceAll(/\s*(?:public|private)\s*,?/gi, '')}`
}
