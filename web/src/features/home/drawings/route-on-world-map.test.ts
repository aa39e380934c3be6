import { describe, expect, it } from 'vitest'

import { WORLD_LAYOUT } from './chart-layouts.ts'
import { onWorldLayout, worldRoute } from './route-on-world-map.tsx'

const LISBON = { latitude: 38.77, longitude: -9.13 }
const TOKYO = { latitude: 35.55, longitude: 139.78 }
const LOS_ANGELES = { latitude: 33.94, longitude: -118.41 }
const APIA = { latitude: -13.83, longitude: -172 }

describe('the route on the world chart', () => {
  it('is one line over land', () => expect(worldRoute(LISBON, TOKYO).match(/M/g)).toHaveLength(1))

  it('is cut where it leaves the chart over the Pacific', () => {
    expect(worldRoute(TOKYO, LOS_ANGELES).match(/M/g)).toHaveLength(2)
  })

  it('puts islands beyond the edge on the other side', () => {
    const [x] = onWorldLayout(APIA)
    expect(x).toBeGreaterThan(WORLD_LAYOUT.width * 0.9)
    expect(x).toBeLessThan(WORLD_LAYOUT.width)
  })
})
