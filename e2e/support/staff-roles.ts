import { type APIRequestContext, expect } from '@playwright/test'

import { createSupabaseClient, type Traveller } from './new-traveller.ts'
import { OWNER } from './owner.ts'

export async function signInOwner(request: APIRequestContext, baseURL: string | undefined) {
  const supabase = await createSupabaseClient(request, baseURL ?? '')
  const { data, error } = await supabase.auth.signInWithPassword(OWNER)
  expect(error).toBeNull()
  if (!data.session) throw new Error('The owner could not sign in.')
  return data.session
}

export async function grantRole(request: APIRequestContext, baseURL: string | undefined, to: Traveller, role: string) {
  const supabase = await createSupabaseClient(request, baseURL ?? '')
  await supabase.auth.signInWithPassword(OWNER)
  const { error } = await supabase.from('user_roles').insert({ user_id: to.session.user.id, role })
  expect(error).toBeNull()
}
