import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

import { clientOf } from './client-of.ts'

export const PASSWORD = 'a long walk by the river Tagus'

/** A newcomer whose address is not verified yet, signed up somewhere else than in the browser of the page. */
export async function signUp(page: Page, baseURL: string | undefined, emailRedirectTo = `${baseURL}/email-verify`) {
  const supabase = await clientOf(page)
  const email = `${randomUUID()}@sojourn.example`
  const options = { emailRedirectTo, data: { full_name: 'Ana Silva' } }
  const { error } = await supabase.auth.signUp({ email, password: PASSWORD, options })
  expect(error).toBeNull()
  return { supabase, email }
}

/** The same as if the newcomer had signed up in this browser, and so asked here for the link. */
export async function signUpHere(page: Page, baseURL: string | undefined) {
  const id = randomUUID()
  const newcomer = await signUp(page, baseURL, `${baseURL}/email-verify?request=${id}`)
  const kept = JSON.stringify([[newcomer.email, Date.now(), id, 'sign-up']])
  await page.evaluate((links) => localStorage.setItem('links-awaited', links), kept)
  return newcomer
}
