import { describe, expect, it } from 'vitest'

import { readPackedFile } from '../packed-files/index.ts'
import { loadVisas } from '../visas/index.ts'
import { WORLD_OUTLINES } from './index.ts'

const { shapes, dots, width, height } = WORLD_OUTLINES
const ringsOf = (path: string) =>
  path.split('M').flatMap((ring) => {
    const [x, y, ...steps] = (ring.match(/-?\d+/g) ?? []).map(Number)
    if (x === undefined || y === undefined) return []
    const along = (first: number, axis: number) => {
      let at = first
      return [first, ...steps.filter((_, index) => index % 2 === axis).map((step) => (at += step))]
    }
    const [xs, ys] = [along(x, 0), along(y, 1)]
    return [{ left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }]
  })
const boxOf = (country: string) => {
  const rings = ringsOf(shapes.find((shape) => shape.country === country)?.path ?? '')
  return {
    left: Math.min(...rings.map(({ left }) => left)),
    right: Math.max(...rings.map(({ right }) => right)),
    top: Math.min(...rings.map(({ top }) => top)),
    bottom: Math.max(...rings.map(({ bottom }) => bottom)),
  }
}

describe('WORLD_OUTLINES', () => {
  it('shows every country of the visa table once, as an area or a dot', async () => {
    const { passports } = await loadVisas(readPackedFile)
    const drawn = [...shapes, ...dots].map(({ country }) => country)
    expect(passports.filter((country) => !drawn.includes(country))).toEqual([])
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('has the equator below the middle of Europe, and the Americas on the left', () => {
    expect(boxOf('DE').bottom).toBeLessThan(boxOf('CD').top)
    expect(boxOf('BR').right).toBeLessThan(boxOf('PT').left)
    expect(boxOf('AU').left).toBeGreaterThan(boxOf('IN').right)
  })

  it('draws no band across the map where a country crosses the date line', () => {
    const wide = shapes.filter(({ path }) => ringsOf(path).some((ring) => ring.right - ring.left > width * 0.4))
    expect(wide.map(({ country }) => country)).toEqual([])
  })

  it('has Crimea in Ukraine, as our other maps do', () =>
    expect(boxOf('UA').bottom).toBeGreaterThan(boxOf('MD').bottom))

  it('has every dot on the page', () =>
    expect(dots.filter(({ x, y }) => x < 0 || x > width || y < 0 || y > height)).toEqual([]))
})
