import type { PageConfig } from '@app/contracts/page-rendering'

import type { Backend } from './create-backend.ts'

export type BackendConfig = Pick<PageConfig, 'supabaseUrl' | 'supabaseKey'>
type Listener = (backend: Backend) => void

let loading: Promise<Backend> | undefined
let loaded: Backend | undefined
const listeners = new Set<Listener>()

/** The one client of the page, loaded when somebody first needs it: a guest who only reads never does. */
export function backend({ supabaseUrl, supabaseKey }: BackendConfig): Promise<Backend> {
  const url = supabaseUrl ?? location.origin
  if (!url) throw new Error('supabaseUrl is required')
  if (!supabaseKey) throw new Error('supabaseKey is required')
  loading ??= load(url, supabaseKey).catch((error: unknown) => {
    // A chunk that did not arrive may arrive at the next try.
    loading = undefined
    throw error
  })
  return loading
}

/** Calls back as soon as there is a client, whoever asked for it. */
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
