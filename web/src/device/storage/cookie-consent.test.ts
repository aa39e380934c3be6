// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'

import { isAllowed, readConsent, readPreferences, saveConsent } from './cookie-consent.ts'

beforeEach(() => localStorage.clear())

it('allows nothing before an answer, even with stored preferences', () => {
  localStorage.setItem('cookie-preferences', '{"analytics":true,"marketing":true}')
  expect([readConsent(), isAllowed('analytics'), isAllowed('marketing')]).toEqual([null, false, false])
})

it.each(['', 'yes', '{'])('allows nothing when the answer is %j', (answer) => {
  localStorage.setItem('cookie-consent', answer)
  expect(readConsent()).toBeNull()
})

it('allows nothing when the preferences cannot be read', () => {
  localStorage.setItem('cookie-consent', 'accepted')
  localStorage.setItem('cookie-preferences', '{')
  expect(readPreferences()).toEqual({ essential: true, analytics: false, marketing: false })
})

it('allows the chosen purposes', () => {
  saveConsent('customized', { analytics: false, marketing: true })
  expect([readConsent(), isAllowed('analytics'), isAllowed('marketing')]).toEqual(['customized', false, true])
})
