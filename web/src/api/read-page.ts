import type { PageConfig } from '@app/contracts/page-rendering'

export type PageData = { readonly config: PageConfig; readonly state?: unknown }

/** What the server wrote into the page. The bare shell has none: then the page itself is the only thing known. */
export function readPage(page: Document, origin: string): PageData {
  const written = page.getElementById('page')?.textContent
  if (written) return JSON.parse(written) as PageData
  return { config: { supabaseUrl: '', supabaseKey: '', origin, locale: page.documentElement.lang, layout: 'mobile' } }
}
