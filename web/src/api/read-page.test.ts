// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { readPage } from './read-page.ts'

const CONFIG = { supabaseUrl: null, supabaseKey: 'key', origin: 'https://s.example', locale: 'de', layout: 'desktop' }
const pageWith = (data?: object) => {
  const page = document.implementation.createHTMLDocument()
  page.documentElement.lang = 'en'
  if (data) page.body.innerHTML = `<script id="page" type="application/json">${JSON.stringify(data)}</script>`
  return page
}
const withWorker = (controller: object | null) => vi.stubGlobal('navigator', { serviceWorker: { controller } })

beforeEach(() => withWorker({}))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('reads the data that the server wrote into the page', () => {
  expect(readPage(pageWith({ config: CONFIG, state: 1 }), 'https://here.example')).toEqual({ config: CONFIG, state: 1 })
})

it('takes the language of the phone in the native app', () => {
  vi.stubGlobal('navigator', { language: 'pt-BR' })
  expect(readPage(pageWith({ config: { ...CONFIG, locale: '' } }), 'https://here.example').config.locale).toBe('pt-BR')
})

it('uses the backend of the last page in the bare shell', () => {
  readPage(pageWith({ config: CONFIG }), 'https://here.example')
  expect(readPage(pageWith(), 'https://here.example').config).toEqual({ ...CONFIG, locale: 'en', layout: 'mobile' })
})

it('stores nothing when no worker can show the bare shell', () => {
  withWorker(null)
  readPage(pageWith({ config: CONFIG }), 'https://here.example')
  expect(localStorage).toHaveLength(0)
  expect(readPage(pageWith(), 'https://here.example').config).toMatchObject({
    supabaseKey: '',
    origin: 'https://here.example',
  })
})
