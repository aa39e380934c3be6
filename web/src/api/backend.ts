import type { PageConfig } from '@app/contracts/page-rendering'

import type { Backend } from './create-backend.ts'

export type BackendConfig = Pick<PageConfig, 'supabaseUrl' | 'supabaseKey'>
type Listener = (backend: Backend) => void

let loading: Promise<Backend> | undefined
let loaded: Backend | undefined
const listeners = new Set<Listener>()

/** The backend client of the page, loaded on first use: a guest who only reads never loads it. */
export function backend({ supabaseUrl, supabaseKey }: BackendConfig): Promise<Backend> {
  const url = supabaseUrl ?? location.origin
  if (!url) throw new Error('supabaseUrl is required')
  if (!supabaseKey) throw new Error('supabaseKey is required')
  loading ??= load(url, supabaseKey).catch((error: unknown) => {
    // A failed load is retried at the next call.
    loading = undefined
    throw error
  })
  return loading
}

/** Calls back as soon as there is a client. */
export function onBackend(listener: Listener): () => void {
  listeners.add(listener)
  if (loaded) listener(loaded)
  return () => listeners.delete(listener)
}

async function load(url: string, key: string): Promise<Backend> {
  const { createBackend } = await import('./create-backend.ts')
  loaded = createBackend(url, key)
  for (const listener of listeners) listener(loaded)
  return loaded
}
