import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

import { clientOf } from './client-of.ts'

export const PASSWORD = 'a long walk by the river Tagus'

/** A newcomer whose address is not verified yet. */
export async function signUp(page: Page, baseURL: string | undefined) {
  const supabase = await clientOf(page)
  const email = `${randomUUID()}@sojourn.example`
  const options = { emailRedirectTo: `${baseURL}/email-verify`, data: { full_name: 'Ana Silva' } }
  const { error } = await supabase.auth.signUp({ email, password: PASSWORD, options })
  expect(error).toBeNull()
  return { supabase, email }
}
