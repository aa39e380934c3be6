import { randomUUID } from 'node:crypto'

import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js'

import { Mailbox } from '../pages/mailbox.ts'
import { uniqueAddress } from './unique-address.ts'

export const PASSWORD = 'Tagus-river-in-7-days'

export type Traveller = {
  readonly email: string
  readonly supabase: SupabaseClient
  readonly session: Session
}

/** Creates an account with a verified email address through the API. */
export async function newTraveller(request: APIRequestContext, baseURL: string | undefined): Promise<Traveller> {
  const supabase = await createSupabaseClient(request, baseURL ?? '')
  const email = `${randomUUID()}@sojourn.example`
  const emailRedirectTo = `${baseURL}/email-verify`
  const signedUp = await supabase.auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo } })
  expect(signedUp.error).toBeNull()
  const link = new URL(await new Mailbox(request).linkFor(email))
  const tokenHash = link.searchParams.get('token_hash') ?? link.searchParams.get('token') ?? ''
  const { data, error } = await supabase.auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })
  expect(error).toBeNull()
  if (!data.session) throw new Error('The new traveller could not sign in.')
  return { email, supabase, session: data.session }
}

/** Stores a session in the browser, as if the traveller had signed in earlier. */
export async function storeSession(page: Page, session: Session): Promise<void> {
  await page.goto('/cookies-policy')
  await page.evaluate((value) => localStorage.setItem('sojourn-session', value), JSON.stringify(session))
}

export async function createSupabaseClient(request: APIRequestContext, baseURL: string): Promise<SupabaseClient> {
  const html = await (await request.get('/cookies-policy', { headers: { accept: 'text/html' } })).text()
  const [, pageData = '{}'] = /<script[^>]*id="page"[^>]*>([^<]*)</.exec(html) ?? []
  const { config } = JSON.parse(pageData) as { config: { supabaseKey: string } }
  return createClient(baseURL, config.supabaseKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: uniqueAddress() },
  })
}
