// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { readSettings, storeSettings } from '../storage/stored-settings.ts'
import { followTheme } from './follow-theme.ts'
import { readTheme, setTheme } from './theme.ts'

const night = Object.assign(new EventTarget(), { matches: false, media: '' })
let stop: () => void = () => undefined

beforeEach(() => {
  localStorage.clear()
  night.matches = false
  vi.stubGlobal('matchMedia', () => night)
  document.head.innerHTML = '<meta name="theme-color" content="" />'
  document.documentElement.dataset['theme'] = 'light'
  stop = followTheme()
})
afterEach(() => stop())

const shown = () => document.documentElement.dataset['theme']
const bar = () => document.querySelector('meta')?.content

it('is light without a choice, also at night', () => {
  night.matches = true
  expect([readTheme(), shown()]).toEqual(['light', 'light'])
})

it('stores the choice under its key and applies it to page and status bar', () => {
  setTheme('dark')
  expect([localStorage.getItem('theme'), shown(), bar()]).toEqual(['dark', 'dark', '#0a1924'])
  setTheme('light')
  expect([localStorage.getItem('theme'), shown(), bar()]).toEqual(['light', 'light', '#faf6ed'])
})

it('follows the system when that was chosen', async () => {
  setTheme('system')
  expect([shown(), bar()]).toEqual([undefined, '#faf6ed'])
  night.matches = true
  night.dispatchEvent(new Event('change'))
  await vi.waitFor(() => expect([shown(), bar()]).toEqual([undefined, '#0a1924']))
})

it('follows another tab', async () => {
  localStorage.setItem('theme', 'dark')
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  await vi.waitFor(() => expect(shown()).toBe('dark'))
})

it('agrees with the dark-mode switch of the settings', () => {
  setTheme('dark')
  expect(readSettings().darkMode).toBe(true)
  setTheme('light')
  expect(readSettings().darkMode).toBe(false)
})

it("uses the settings' switch when no theme was chosen", () => {
  storeSettings({ darkMode: true })
  expect(readTheme()).toBe('dark')
})

it('ignores an unknown choice', () => {
  localStorage.setItem('theme', 'sepia')
  expect(readTheme()).toBe('light')
})

it('changes nothing when storing fails', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => setTheme('dark')).toThrow('full')
  expect(shown()).toBe('light')
})
