// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { MapOverPlan } from './map-over-plan.tsx'

const network = vi.hoisted(() => ({ isLost: false, asked: 0 }))
vi.mock('./map-panel.tsx', () => ({
  // A script that failed to load: every access throws.
  get MapPanel() {
    network.asked += 1
    if (network.isLost) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ label }: { label: string }) => <p>map: {label}</p>
  },
}))

afterEach(cleanup)

const show = () => renderOn('desktop', <MapOverPlan plan={<p>the plan</p>} label="Sights in Lisbon" />)

it('replaces the drawing by the map', async () => {
  network.isLost = false
  show()
  await screen.findByText('map: Sights in Lisbon')
  expect(screen.queryByText('the plan')).toBeNull()
})

it('keeps the drawing until the script has loaded', async () => {
  network.isLost = true
  network.asked = 0
  show()
  await vi.waitFor(() => expect(network.asked).toBeGreaterThan(0), 10_000)
  expect(screen.queryByText('the plan')).not.toBeNull()
  network.isLost = false
  await screen.findByText('map: Sights in Lisbon', {}, { timeout: 20_000 })
})
