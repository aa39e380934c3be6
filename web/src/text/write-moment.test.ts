// @vitest-environment node
import { expect, it } from 'vitest'

import { writeDatedMoment } from './write-moment.ts'

it('includes the date, so that next Sunday is not mistaken for this one', () => {
  const written = writeDatedMoment(new Date(2026, 10, 22, 20, 51).getTime(), 'en-US')
  expect(written).toMatch(/Sunday, November 22.*8:51/)
})
