import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

import { clientOf } from './client-of.ts'

export const PASSWORD = 'a long walk by the river Tagus'

/** Signs up through the API: the address is not verified, and the page's browser did not ask for the link. */
export async function signUp(page: Page, baseURL: string | undefined, emailRedirectTo = `${baseURL}/email-verify`) {
  const supabase = await clientOf(page)
  const email = `${randomUUID()}@sojourn.example`
  const options = { emailRedirectTo, data: { full_name: 'Ana Silva' } }
  const { error } = await supabase.auth.signUp({ email, password: PASSWORD, options })
  expect(error).toBeNull()
  return { supabase, email }
}

/** As if the sign-up had happened in the page's browser, which therefore expects the link. */
export async function signUpHere(page: Page, baseURL: string | undefined) {
  const id = randomUUID()
  const newcomer = await signUp(page, baseURL, `${baseURL}/email-verify?request=${id}`)
  const kept = JSON.stringify([[newcomer.email, Date.now(), id, 'sign-up']])
  await page.evaluate((links) => localStorage.setItem('links-awaited', links), kept)
  return newcomer
}
