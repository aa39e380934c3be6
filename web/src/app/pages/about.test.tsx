// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { renderOn } from '../../ui/testing/on-device.tsx'
import { Component as About } from './about.tsx'

afterEach(cleanup)

it('shows a picture of the kind it speaks of, with what it shows', () => {
  renderOn('desk', <RouterProvider router={createMemoryRouter([{ path: '/', Component: About }])} />)
  expect(screen.getByRole('img', { name: 'Lisbon to New York: the shortest way bends north' })).toBeTruthy()
})
