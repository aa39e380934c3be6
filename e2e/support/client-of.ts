import type { Page } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'

import { uniqueAddress } from './unique-address.ts'

/** A client that uses only the configuration in the page. */
export async function clientOf(page: Page): Promise<SupabaseClient> {
  await page.goto('/')
  const written = await page.locator('script#page').textContent()
  const { config } = JSON.parse(written ?? '{}') as { config: { supabaseUrl: string | null; supabaseKey: string } }
  return createClient(config.supabaseUrl ?? new URL(page.url()).origin, config.supabaseKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: uniqueAddress() },
  })
}
