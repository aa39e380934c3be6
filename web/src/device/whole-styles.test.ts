// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'

import { wholeStyles } from './whole-styles.ts'

const pieces = (): number => document.querySelectorAll('body > style').length
const whole = (): HTMLLinkElement => document.querySelector('link')!

beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/index-1.css" media="print">'
  document.body.innerHTML = '<style>p{}</style><style>i{}</style><p></p>'
})
afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

it('take the place of those that came with the page', async () => {
  Object.defineProperty(whole(), 'sheet', { value: {} })
  await wholeStyles()
  expect(whole().media).toBe('all')
  expect(pieces()).toBe(0)
})

it('are waited for', async () => {
  const applied = wholeStyles()
  expect(pieces()).toBe(2)
  Object.defineProperty(whole(), 'sheet', { value: {} })
  whole().dispatchEvent(new Event('load'))
  await applied
  expect(pieces()).toBe(0)
})

it('leave the page its own where they cannot be had', async () => {
  const applied = wholeStyles()
  whole().dispatchEvent(new Event('error'))
  await applied
  expect(pieces()).toBe(2)
})
