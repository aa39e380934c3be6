import { describe, expect, it } from 'vitest'

import { endsOfTransfer, endsOfWay } from './journey.ts'

const at = (destinationId: string, text: string) => {
  const start = text.indexOf(destinationId)
  return { destinationId, cityId: null, country: 'VN', start, end: start + destinationId.length }
}
const ends = (text: string, ...names: readonly string[]) => {
  const { place, from } = endsOfWay(
    names.map((name) => at(name, text)),
    text,
  )
  return [from?.destinationId, place?.destinationId]
}

describe('endsOfWay', () => {
  it.each([
    ['hue to hoian', ['hue', 'hoian'], ['hue', 'hoian']],
    ['to hoian from hue', ['hoian', 'hue'], ['hue', 'hoian']],
    ['hoian', ['hoian'], [undefined, 'hoian']],
  ])('%s', (text, names, expected) => {
    expect(ends(text, ...names)).toEqual(expected)
  })
})

describe('endsOfTransfer', () => {
  const destination = (id: string, airports: readonly string[]) => ({ id, airports })
  const lookUps = {
    guide: {
      destinations: [destination('danang', ['DAD']), destination('hoian', ['DAD']), destination('hue', ['HUI'])],
    },
  } as never
  const named = (...names: readonly string[]) => names.map((name) => at(name, names.join(' airport to ')))

  it('leads to the second place from an airport that serves both', () => {
    const { place, from } = endsOfTransfer(named('danang', 'hoian'), 'danang airport to hoian', lookUps)
    expect([place?.destinationId, from]).toEqual(['hoian', null])
  })

  it('keeps the start where the goal has another airport', () => {
    const { place, from } = endsOfTransfer(named('danang', 'hue'), 'danang airport to hue', lookUps)
    expect([place?.destinationId, from?.destinationId]).toEqual(['hue', 'danang'])
  })
})
