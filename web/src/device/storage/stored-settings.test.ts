// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'

import { readSettings, storeSettings } from './stored-settings.ts'

beforeEach(() => localStorage.clear())

const DEFAULTS = { notifications: true, location: true, camera: true, offline: false, analytics: true, darkMode: false }

it('starts from the defaults', () => expect(readSettings()).toEqual(DEFAULTS))

it('stores every switch in one record', () => {
  storeSettings({ location: false })
  storeSettings({ offline: true })
  const kept = { ...DEFAULTS, location: false, offline: true }
  expect(JSON.parse(localStorage.getItem('mobile_settings') ?? '')).toEqual(kept)
  expect(readSettings()).toEqual(kept)
})

it.each(['', 'null', '[1]', '{"location":"no"}', '{broken', '7'])('treats %s as unset', (text) => {
  localStorage.setItem('mobile_settings', text)
  expect(readSettings()).toEqual(DEFAULTS)
})
