import type { PageConfig } from '@app/contracts/page-rendering'
import type { SupabaseClient } from '@supabase/supabase-js'

let client: Promise<SupabaseClient> | undefined

/** One client per page, loaded when somebody first needs it: most pages never do. */
export function supabaseClient(config: Pick<PageConfig, 'supabaseUrl' | 'supabaseKey'>): Promise<SupabaseClient> {
  const { supabaseKey } = config
  const supabaseUrl = config.supabaseUrl ?? location.origin
  if (!supabaseUrl) throw new Error('supabaseUrl is required')
  if (!supabaseKey) throw new Error('supabaseKey is required')
  client ??= import('@supabase/supabase-js').then(({ createClient }) => createClient(supabaseUrl, supabaseKey))
  return client
}
