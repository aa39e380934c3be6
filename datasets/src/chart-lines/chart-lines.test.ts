import { describe, expect, it } from 'vitest'

import { readPackedFile } from '../packed-files/index.ts'
import { type ChartLine, loadChartLines } from './index.ts'

const lines = await loadChartLines(readPackedFile)
const around = (latitude: number, longitude: number, degrees = 2) =>
  lines.around({ centre: { latitude, longitude }, east: degrees, north: degrees })

describe('loadChartLines', () => {
  it('covers the middle of a continent with land', () => {
    const { land } = around(48, 68, 1)
    expect(land.some((shape) => area(shape) > 3.9)).toBe(true)
  })
  it('is empty in the middle of an ocean', () =>
    expect(around(-45, -125)).toEqual({ land: [], borders: [], lakes: [], rivers: [] }))
  it('is clipped to the window', () => {
    const points = around(43.7, 7.4).land.flat()
    const longitudes = points.filter((_, index) => index % 2 === 0)
    expect(Math.min(...longitudes)).toBeGreaterThanOrEqual(5.4)
    expect(Math.max(...longitudes)).toBeLessThanOrEqual(9.4)
    expect(around(43.7, 7.4).borders.length).toBeGreaterThan(0)
  })
  it('has the Seine in Paris and Lake Biwa beside Kyoto', () => {
    expect(around(48.86, 2.35).rivers.length).toBeGreaterThan(0)
    expect(around(35.02, 135.75).lakes.length).toBeGreaterThan(0)
  })
  it('continues beyond the date line', () => {
    const longitudes = around(-17, 179.5, 2).land.flatMap((shape) => shape.filter((_, index) => index % 2 === 0))
    expect(Math.max(...longitudes)).toBeGreaterThan(180)
  })
})

function area(shape: ChartLine): number {
  let sum = 0
  for (let index = 0; index < shape.length; index += 2) {
    const [x = 0, y = 0] = shape.slice(index)
    const [nextX = shape[0] ?? 0, nextY = shape[1] ?? 0] = shape.slice(index + 2)
    sum += x * nextY - nextX * y
  }
  return Math.abs(sum / 2)
}
