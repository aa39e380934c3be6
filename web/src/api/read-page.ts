import type { PageConfig } from '@app/contracts/page-rendering'

export type PageData = { readonly config: PageConfig; readonly state?: unknown }

const KEPT = 'page-config'

/**
 * What the server wrote into the page. The bare shell, which a worker answers with when there is no network, has none:
 * then the backend is the one that the last page named, so that what was saved offline can be sent later.
 */
export function readPage(page: Document, origin: string): PageData {
  const written = page.getElementById('page')?.textContent
  if (!written) return { config: bareConfig(page, origin) }
  const data = JSON.parse(written) as PageData
  // Without a worker there is no bare shell to come, and nothing is kept.
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
    // Storage may be full or forbidden; then the bare shell works on the device alone.
  }
}
