import { createHash } from 'node:crypto'

import type { Settings } from '../config/settings.ts'
import { mapSetting } from '../maps/map-setting.ts'

/** The policy of every API answer: nothing in it may run, load or be framed. */
export const API_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type PageNeeds = {
  /** The origin of the request, as `http://host:port`, when it is not the public address. */
  readonly origin?: string
  /** Exact text of each inline script of the page, without its tags. */
  readonly scripts?: readonly string[]
  /** The answer to its form redirects to another site. */
  readonly hasOutwardForm?: boolean
}

type PolicySettings = Pick<
  Settings,
  'SUPABASE_URL' | 'MAP_STYLE_URL' | 'TILES_URL' | 'FEEDS' | 'publicUrl' | 'MAPS_PROVIDER' | 'GOOGLE_MAPS_KEY'
>

export type PagePolicy = (needs?: PageNeeds) => string

/** The policy of a page: our own files, plus the inline scripts by their hash. Nothing is `unsafe-`. */
export function createPagePolicy(settings: PolicySettings): PagePolicy {
  const shown = mapSetting(settings)
  if (shown?.provider === 'google') return withGoogleMaps(settings)
  const backend = originOf(settings.SUPABASE_URL)
  const map = originOf(settings.MAP_STYLE_URL)
  const others = listOf(backend, map)
  const answering = listOf(backend, map, originOf(shown?.tilesUrl))
  return ({ scripts = [], origin = settings.publicUrl, hasOutwardForm = false } = {}) =>
    [
      "default-src 'self'",
      directive('script-src', scripts.map(hashOf).join(' ')),
      "style-src 'self'",
      directive('img-src', `data: blob: ${others}`),
      directive('connect-src', `${(backend ?? origin).replace(/^http/, 'ws')} ${answering}`),
      "font-src 'self'",
      "worker-src 'self' blob:",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      // Chromium checks every redirect after a form against this, and the site may redirect to another of its hosts.
      directive('form-action', hasOutwardForm ? 'https:' : ''),
      "frame-ancestors 'none'",
      'report-uri /csp-report',
    ].join('; ')
}

/**
 * Google's maps write their own styles into the page, load code from these hosts and draw in their own frames:
 * https://developers.google.com/maps/documentation/javascript/content-security-policy. Only operators who chose Google
 * Maps have this.
 */
function withGoogleMaps(settings: PolicySettings): PagePolicy {
  const own = createPagePolicy({ ...settings, MAPS_PROVIDER: 'open', TILES_URL: 'off' })
  const hosts = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.ggpht.com'
  return (needs) =>
    own(needs)
      .replace(/script-src [^;]*/, (scripts) => `${scripts} ${hosts} https://*.googleusercontent.com blob:`)
      .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com")
      .replace(/img-src [^;]*/, (images) => `${images} ${hosts} https://*.googleusercontent.com`)
      .replace(/connect-src [^;]*/, (connections) => `${connections} ${hosts} data: blob:`)
      .replace(/font-src [^;]*/, "font-src 'self' https://fonts.gstatic.com; frame-src https://*.google.com")
}

function directive(name: string, more: string): string {
  return `${name} 'self' ${more}`.trim()
}

/** The same inline scripts come with every page, so each is hashed once. */
const hashes = new Map<string, string>()

function hashOf(text: string): string {
  const known = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  if (hashes.size < 100) hashes.set(text, known)
  return known
}

function listOf(...origins: readonly (string | null)[]): string {
  return [...new Set(origins.flatMap((origin) => origin ?? []))].join(' ')
}

function originOf(url: string | undefined): string | null {
  return url ? new URL(url).origin : null
}
