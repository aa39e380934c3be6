// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { layOutRest } from './lay-out-rest.ts'

/** What has been laid out is drawn before the next. */
const FRAME_MS = 16
const page = document.documentElement
const isChartFetched = (): boolean => document.querySelector('use')?.getAttribute('href') === 'x.svg#chart'
const laid = (): number => document.querySelectorAll('[data-later][data-laid]').length

beforeEach(() => {
  vi.useFakeTimers()
  delete page.dataset['laid']
  document.body.innerHTML =
    '<div data-later="a"></div><div data-later="b"><svg><use data-late="href x.svg#chart"/></svg></div><p></p>'
})
afterEach(() => vi.useRealTimers())

it('lays out one part in each quiet moment, what it left for later in the next, and then says that all are', async () => {
  layOutRest()
  expect(laid()).toBe(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(laid()).toBe(1)
  expect(page.dataset['laid']).toBeUndefined()
  expect(isChartFetched()).toBe(false)
  await vi.advanceTimersByTimeAsync(FRAME_MS + 200)
  expect(laid()).toBe(2)
  expect(isChartFetched()).toBe(false)
  await vi.advanceTimersByTimeAsync(FRAME_MS + 200)
  expect(isChartFetched()).toBe(true)
  expect(page.dataset['laid']).toBeUndefined()
  await vi.advanceTimersByTimeAsync(FRAME_MS + 200)
  expect(page.dataset['laid']).toBe('')
})

it('leaves alone what was laid out for whoever scrolled before that', async () => {
  layOutRest()
  page.dataset['laid'] = ''
  await vi.advanceTimersByTimeAsync(600)
  expect(laid()).toBe(0)
  expect(isChartFetched()).toBe(true)
})
