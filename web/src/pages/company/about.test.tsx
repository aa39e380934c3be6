// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { Component as About } from './about.tsx'

afterEach(cleanup)

it('shows an example picture with its caption', () => {
  renderOn('desktop', <RouterProvider router={createMemoryRouter([{ path: '/', Component: About }])} />)
  expect(screen.getByRole('img', { name: 'Lisbon to New York: the shortest route bends north' })).toBeTruthy()
})
