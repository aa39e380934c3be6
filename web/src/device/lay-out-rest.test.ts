// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { layOutRest } from './lay-out-rest.ts'

const laid = (): number => document.querySelectorAll('[data-later][data-laid]').length

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('lays out one part in each quiet moment, and then says that all are', async () => {
  document.body.innerHTML = '<div data-later="a"></div><div data-later="b"></div><p></p>'
  layOutRest()
  expect(laid()).toBe(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(laid()).toBe(1)
  expect(document.documentElement.dataset['laid']).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect(laid()).toBe(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(document.documentElement.dataset['laid']).toBe('')
})

it('lays out everything for whoever scrolls before that', () => {
  delete document.documentElement.dataset['laid']
  document.body.innerHTML = '<div data-later="a"></div><div data-later="b"></div>'
  layOutRest()
  dispatchEvent(new Event('scroll'))
  expect(document.documentElement.dataset['laid']).toBe('')
})
