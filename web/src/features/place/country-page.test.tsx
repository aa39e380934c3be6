// @vitest-environment jsdom
import type { CountryGuide } from '@app/contracts/place-guide'
import { calendarDate, type Claim } from '@app/domain/kernel'
import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { CountryPage } from './country-page.tsx'

const claim = <Value,>(value: Value): Claim<Value> => ({
  value,
  source: { title: 'A source', url: 'https://source.example/' },
  checkedAt: calendarDate('2026-08-22'),
  status: 'verified',
})
const GUIDE: CountryGuide = {
  name: 'Iceland',
  path: '/places/iceland',
  country: 'IS',
  continent: 'EU',
  capital: null,
  cities: [],
  knownCities: 100,
}
const show = (guide: CountryGuide) =>
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <CountryPage guide={guide} /> }])} />
    </PageProviders>,
  )

afterEach(cleanup)

it('shows nationwide facts, and a search for towns that are not listed', () => {
  show({
    ...GUIDE,
    practice: {
      languages: [{ code: 'is', name: 'Icelandic' }],
      callingCodes: ['354'],
      drivingSide: claim('right' as const),
      plugs: null,
      emergency: claim({ general: ['112'], police: [], ambulance: [], fire: [], confidence: 'high' as const }),
    },
    advice: [],
  })
  const practice = within(screen.getByRole('region', { name: 'Practical information' }))
  expect(practice.getByRole('link', { name: /112/ }).getAttribute('href')).toBe('tel:112')
  expect(practice.getByText('Icelandic')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Safety' })).toBeTruthy()
  expect(screen.getByRole('search')).toBeTruthy()
})

it('shows a copy stored before these facts existed', () => {
  show({ ...GUIDE, knownCities: 0 })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Places in Iceland')
  expect(screen.queryByRole('region', { name: 'Practical information' })).toBeNull()
  expect(screen.queryByRole('search')).toBeNull()
})
