import type { PageConfig } from '@app/contracts/page-rendering'

export type PageData = { readonly config: PageConfig; readonly state?: unknown }

const KEPT = 'page-config'

/**
 * The data that the server wrote into the page. The bare shell, which the service worker serves offline, has none: then
 * the last page's backend is used, so that offline changes can be sent later.
 */
export function readPage(page: Document, origin: string): PageData {
  const written = page.getElementById('page')?.textContent
  if (!written) return { config: bareConfig(page, origin) }
  const data = JSON.parse(written) as PageData
  // The native app's document names no language: no server has seen this traveller's.
  if (!data.config.locale) return { config: { ...data.config, locale: navigator.language } }
  // Without a worker the bare shell is never shown, so nothing is stored.
  if (navigator.serviceWorker?.controller) keep(data.config)
  return data
}

function bareConfig(page: Document, origin: string): PageConfig {
  const base = {
    supabaseUrl: '',
    supabaseKey: '',
    origin,
    locale: page.documentElement.lang,
    layout: 'mobile',
  } as const
  try {
    return { ...base, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<PageConfig>) }
  } catch {
    return base
  }
}

function keep({ supabaseUrl, supabaseKey, origin }: PageConfig): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ supabaseUrl, supabaseKey, origin }))
  } catch {
    // Storage may be full or forbidden; then the bare shell works without a backend.
  }
}
