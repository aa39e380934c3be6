import { expect, it } from 'vitest'

import { courseAt } from './splash-course.ts'

it('starts off Venice and ends at the Bosphorus', () => {
  expect(courseAt(0)).toMatchObject({ latitude: 45.36, longitude: 12.5, nauticalMiles: 0 })
  expect(courseAt(100).latitude).toBeCloseTo(40.98)
  expect(courseAt(100).longitude).toBeCloseTo(28.95)
})

it('covers the same distance on the chart with every percent', () => {
  const steps = Array.from({ length: 100 }, (_, percent) => {
    const [from, to] = [courseAt(percent), courseAt(percent + 1)]
    return Math.hypot(to.x - from.x, to.y - from.y)
  })
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
  for (const step of steps) expect(step / mean).toBeCloseTo(1, 1)
})
