// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'

import { part } from '../deferred/part.ts'
import { MissingPart } from './missing-part.tsx'

afterEach(cleanup)

it('keeps the page and offers another try when the script of a part does not load', async () => {
  const Menu = part<object>(() => Promise.reject(new TypeError('Failed to fetch')), MissingPart)
  render(
    <main>
      <h1>Lisbon</h1>
      <Suspense fallback={null}>
        <Menu />
      </Suspense>
    </main>,
  )
  expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Lisbon' })).toBeTruthy()
})
