import { describe, expect, it } from 'vitest'

import { read } from '../corpus/summarise.ts'

const tripOf = (text: string) => {
  const { destinations, dates } = read(text)
  return [destinations.map(({ value }) => value.name).join('+'), dates?.value.start.slice(0, 7) ?? null]
}

describe('a month or a weekday inside the name of a city', () => {
  it.each([
    ['Five days in Chiang Mai for two', 'Chiang Mai', null],
    ['Fünf Tage Chiang Mai für zwei', 'Chiang Mai', null],
    ['Fünf Tage in Chiang Mai im Dezember', 'Chiang Mai', '2026-12'],
    ['Cinq jours à Chiang Mai en mars', 'Chiang Mai', '2027-03'],
    ['Cinco días en Chiang Mai para dos', 'Chiang Mai', null],
    ['Cinque giorni a Chiang Mai a maggio', 'Chiang Mai', '2027-05'],
    ['Cinco dias em Chiang Mai em maio', 'Chiang Mai', '2027-05'],
    ['Cape May for 3 days in May', 'Cape May', '2027-05'],
    ['3 días en Mar del Plata en enero', 'Mar del Plata', '2027-01'],
    ['Zwei Tage Sa Pa im Mai', 'Sa Pa', '2027-05'],
    ['Cinco dias no Rio de Janeiro em maio', 'Rio de Janeiro', '2027-05'],
  ] as const)('%s', (text, city, month) => {
    expect(tripOf(text)).toEqual([city, month])
  })

  it.each(['Rom Mai', 'Mitte Mai Rom', 'Roma, Maio de 2027', 'Início de Maio em Roma', 'Beginning of May in Rome'])(
    'but not beside one: %s',
    (text) => {
      expect(tripOf(text)[1]).toBe('2027-05')
    },
  )
})
