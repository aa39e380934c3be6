import { expect, it } from 'vitest'

import { viewOf } from './view-of.ts'

const FRAME = { width: 390, height: 460 }
const at = (latitude: number, longitude: number) => ({ latitude, longitude })

/** A point's position in the frame, from its upper left corner. */
function inFrame({ latitude, longitude }: ReturnType<typeof at>, { center, zoom }: ReturnType<typeof viewOf>) {
  const world = 512 * 2 ** zoom
  const down = (degrees: number) => 0.5 - Math.asinh(Math.tan((degrees * Math.PI) / 180)) / (2 * Math.PI)
  return {
    x: FRAME.width / 2 + ((longitude - center.lng) / 360) * world,
    y: FRAME.height / 2 + (down(latitude) - down(center.lat)) * world,
  }
}

it.each([
  ['a day in town', [at(38.7, -9.13), at(38.72, -9.16), at(38.69, -9.2)]],
  ['a day up the coast', [at(38.7, -9.13), at(39.4, -9.14)]],
  ['a day along a street in the north', [at(69.65, 18.9), at(69.651, 19.1)]],
])('fits every pin of %s into the frame', (_, points) => {
  const view = viewOf(points, FRAME)
  for (const point of points) {
    const { x, y } = inFrame(point, view)
    expect(x).toBeGreaterThanOrEqual(22)
    expect(x).toBeLessThanOrEqual(FRAME.width - 22)
    expect(y).toBeGreaterThanOrEqual(44)
    expect(y).toBeLessThanOrEqual(FRAME.height - 10)
  }
})

it('limits the zoom for a single point', () => expect(viewOf([at(48.86, 2.33)], FRAME).zoom).toBe(15.5))
