import { calendarDate } from '@app/domain/kernel'
import { estimateLeg } from '@app/domain/travel-time'
import { NO_WISHES, type Stop, type Trip, type TripDay } from '@app/domain/trip'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { AuthProvider } from '../../../entities/traveller/session/auth-provider.tsx'
import { SharedTripPage } from './shared-trip-page.tsx'

const LISBON = { latitude: 38.72, longitude: -9.14 }
const PORTO = { latitude: 41.15, longitude: -8.61 }

const dayIn = (name: string, coordinates: typeof LISBON, stops: readonly Stop[]): TripDay => {
  const edge = { title: name, coordinates, at: 540, bufferMinutes: 0 }
  const city = { name, country: 'PT', cityId: null, coordinates }
  const end = { ...edge, at: 1320 }
  return { id: name, date: calendarDate('2027-05-10'), timeZone: 'UTC', city, start: edge, end, stops, note: '' }
}

it('names the mode of travel between cities without JavaScript', () => {
  const way: Stop = {
    id: 'travel-2',
    kind: 'appointment',
    title: 'Lisbon – Porto',
    placeId: null,
    arrive: 540,
    leave: 540 + estimateLeg(LISBON, PORTO, 'train').minutes,
    leg: null,
    isLocked: true,
    isMustSee: false,
    note: '',
    cost: null,
  }
  const days = [dayIn('Lisbon', LISBON, []), dayIn('Porto', PORTO, [way])]
  const trip: Trip = { id: 'shared', title: 'Portugal', days, places: {}, ideas: [], wishes: NO_WISHES }
  const shared = { trip, expiresAt: '2027-06-01T00:00:00Z', updatedAt: '2027-05-01T00:00:00Z' }
  const html = renderToStaticMarkup(
    <PageProviders config={DESKTOP_CONFIG}>
      <MemoryRouter>
        <AuthProvider>
          <SharedTripPage shared={shared} />
        </AuthProvider>
      </MemoryRouter>
    </PageProviders>,
  )
  expect(html).toContain('by train · estimated times')
})
