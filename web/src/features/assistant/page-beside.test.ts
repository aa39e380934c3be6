// @vitest-environment jsdom
import type { ScreenContext } from '@app/contracts/assistant'
import { beforeEach, expect, it } from 'vitest'

import { pageBeside } from './page-beside.ts'

const aboutPage = (screen: ScreenContext) => pageBeside(Promise.resolve(screen), 'en-GB').about

beforeEach(() => {
  document.body.innerHTML = '<main><h1> Rome\n </h1></main>'
})

it.each([
  ['a place', { path: '/places/italy/rome', cityId: 3169070 }, 'Rome'],
  ['a country', { path: '/places/italy', country: 'IT' }, 'Rome'],
  ['a form', { path: '/currency-converter', form: { amount: 100, currencies: ['EUR', 'THB'] } }, '100 EUR → THB'],
  ['a form before a place', { path: '/x', cityId: 1, form: { to: 'Lisbon, Portugal' } }, 'Lisbon'],
  ['a page of no place', { path: '/flights' }, ''],
] as const)('%s', async (_, screen, about) => {
  expect(await aboutPage(screen as unknown as ScreenContext)).toBe(about)
})

it('says nothing where there is no heading, a long one, or no page to read', async () => {
  document.body.innerHTML = ''
  expect(await aboutPage({ path: '/x', cityId: 1 })).toBe('')
  document.body.innerHTML = `<main><h1>${'long '.repeat(20)}</h1></main>`
  expect(await aboutPage({ path: '/x', cityId: 1 })).toBe('')
  expect(await pageBeside(Promise.reject(new Error('gone')), 'en-GB').about).toBe('')
})
