import { expect, it } from 'vitest'

import { describeSite } from './describe-site.ts'

it('lists every public page once, and no personal one', async () => {
  const { pages } = await describeSite()
  const paths = pages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of [
    '/',
    '/flight-compensation',
    '/pricing',
    '/help-center',
    '/help-center/needs-attention',
    '/blog',
    '/privacy-policy',
    '/about',
    '/download',
  ])
    expect(paths).toContain(path)
  expect(paths.filter((path) => /pricing-new|support-center|chat-with-us|claim-discount|:|admin/.test(path))).toEqual(
    [],
  )
})
