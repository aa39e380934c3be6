// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { layOutRest } from './lay-out-rest.ts'

const FOLDED =
  '<div data-later="a"><noscript><p>first</p></noscript></div><div data-later="b"><noscript><p>second</p></noscript></div>'
const readable = (): string[] => [...document.querySelectorAll('[data-later] > p')].map((part) => part.textContent)
const laid = (): number => document.querySelectorAll('[data-later][data-laid]').length

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset['laid']
  location.hash = ''
})

it('lays out one part in each quiet moment, and then says that all are', async () => {
  document.body.innerHTML = '<div data-later="a"></div><div data-later="b"></div><p></p>'
  layOutRest()
  expect(laid()).toBe(0)
  await vi.advanceTimersByTimeAsync(400)
  expect(laid()).toBe(1)
  expect(document.documentElement.dataset['laid']).toBeUndefined()
  await vi.advanceTimersByTimeAsync(400)
  expect(laid()).toBe(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(document.documentElement.dataset['laid']).toBe('')
})

it('lays out everything for whoever scrolls before that', () => {
  document.body.innerHTML = '<div data-later="a"></div><div data-later="b"></div>'
  layOutRest()
  dispatchEvent(new Event('scroll'))
  expect(document.documentElement.dataset['laid']).toBe('')
})

it('unfolds a part when its turn comes', async () => {
  document.body.innerHTML = FOLDED
  layOutRest()
  expect(readable()).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(readable()).toEqual(['first'])
  dispatchEvent(new Event('scroll'))
  expect(readable()).toEqual(['first', 'second'])
})

it('unfolds everything at once for whoever came for one of the parts', () => {
  document.body.innerHTML = FOLDED
  location.hash = '#second'
  layOutRest()
  expect(readable()).toEqual(['first', 'second'])
})
