import { describe, expect, it } from 'vitest'

import { WORLD_SHEET } from './chart-sheets.ts'
import { onWorldSheet, worldWay } from './world-way.ts'

const LISBON = { latitude: 38.77, longitude: -9.13 }
const TOKYO = { latitude: 35.55, longitude: 139.78 }
const LOS_ANGELES = { latitude: 33.94, longitude: -118.41 }
const APIA = { latitude: -13.83, longitude: -172 }

describe('the way on the chart of the world', () => {
  it('is one line over land', () => expect(worldWay(LISBON, TOKYO).match(/M/g)).toHaveLength(1))

  it('is cut where it leaves the sheet over the Pacific', () => {
    expect(worldWay(TOKYO, LOS_ANGELES).match(/M/g)).toHaveLength(2)
  })

  it('puts islands beyond the edge on the other side', () => {
    const [x] = onWorldSheet(APIA)
    expect(x).toBeGreaterThan(WORLD_SHEET.width * 0.9)
    expect(x).toBeLessThan(WORLD_SHEET.width)
  })
})
