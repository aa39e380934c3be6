import { describe, expect, it } from 'vitest'

import { read } from '../corpus/summarise.ts'

const sightsOf = (text: string): string => {
  const { mustSee, mustNot, destinations } = read(text)
  const list = (facts: readonly { value: string }[]): string => facts.map(({ value }) => value).join(',')
  return `${destinations.map(({ value }) => value.name).join(',')} | ${list(mustSee)} | ${list(mustNot)}`
}

describe('names that no table contains', () => {
  it.each([
    [
      'in a list',
      'Two days in Bruges, Gravensteen, Patershol and the Ghent Altarpiece',
      'Gravensteen,Patershol,Ghent Altarpiece | ',
    ],
    [
      'of two German words, and one beside it',
      'Zwei Tage Brügge, Patershol und der Genter Altar',
      'Patershol,Genter Altar | ',
    ],
    ['with what it is in small letters', 'Deux jours à Bruges, l’Agneau mystique, 500 euros', 'Agneau mystique | '],
    ['with a factory or a mine in it', 'Quattro giorni a Bruges, la fabbrica di Schindler', 'fabbrica di Schindler | '],
    [
      'in small letters beside a sight',
      'two days in bruges, jorvik and the railway museum',
      'jorvik,railway museum | ',
    ],
    ['with a please behind it', 'Two days in Bruges, the Cloisters please', 'Cloisters | '],
    ['of a thing and its name', 'Dois dias em Bruges, tanneries de Chouara', 'tanneries de Chouara | '],
    [
      'that ends in small letters',
      'Bruges, je veux voir le musée de la Seconde Guerre mondiale',
      'musée de la Seconde Guerre mondiale | ',
    ],
    [
      'that is preferred',
      'Au lieu du Patershol, je préfère le musée Cantini. Bruges, deux jours',
      'musée Cantini | Patershol',
    ],
    ['with a number of cities in it', 'Dois dias em Bruges, Torre das Sete Cidades', 'Torre das Sete Cidades | '],
    ['refused', 'Two days in Bruges, no Patershol', ' | Patershol'],
    ['refused behind it', 'Dos días en Brujas, Patershol no', ' | Patershol'],
  ])('%s', (_, text, facts) => {
    expect(sightsOf(text).split(' | ').slice(1).join(' | ')).toBe(facts)
  })

  it.each([
    ['people', 'Two days in Bruges, Anna, Tom and I'],
    ['what a sentence begins with', 'Stag do, Bruges, two days'],
    ['one German noun alone', 'Zwei Tage Brügge, Wellness'],
    ['a pleasure in small letters', 'two days in rome, samba and the opera'],
    ['a month', 'Two days in Bruges, May'],
    ['a small word of who uses capitals', 'Two days in Bruges, cheese, Market Hall Museum'],
    ['the city itself', 'London, Heathrow for two days'],
    ['a brand', 'Two days in Bruges, Airbnb, Ryanair'],
  ])('reads no sight from %s', (_, text) => {
    expect(read(text).mustSee.map(({ value }) => value)).not.toContainEqual(
      expect.stringMatching(/Anna|Tom|Stag|Wellness|samba|May|cheese|London|Airbnb|Ryanair/),
    )
  })

  it.each([
    'granada un finde de enero, museo helga de alvear',
    'granada two days in march, crumlin road gaol',
    'granada um dia em dezembro, saindo do porto',
  ])('leaves the start of a lower-case text: %s', (text) => {
    expect(read(text).destinations.map(({ value }) => value.name)).toEqual(['granada'])
  })

  it('is no count of cities', () => {
    expect(read('Dois dias em Lisboa, Lagoa das Sete Cidades').cityCount).toBeNull()
  })

  it('leaves a town a town at the start of another list', () => {
    expect(sightsOf('Four days to Kraków, Patershol Tower and Schindlers Fabrik')).toMatch(/^Kraków/)
  })
})

describe('replaces a sight by one that no table contains', () => {
  it.each([
    'Could you swap the Bargello for the Stibbert Museum? Florence, two days',
    'Remplacez le Bargello par le musée Stibbert : Florence, deux jours',
    'Cambia el Bargello por el museo Stibbert: Florencia, dos días',
    'Meglio il museo Stibbert del Bargello: Firenze, due giorni',
    'Troque o Bargello pelo museu Stibbert: Florença, dois dias',
  ])('%s', (text) => {
    const { mustSee, mustNot } = read(text)
    expect(mustSee.map(({ value }) => value)).toEqual([expect.stringMatching(/^(?:mus\S+ Stibbert|Stibbert Museum)$/)])
    expect(mustNot.map(({ value }) => value)).toEqual(['Bargello'])
  })

  it('is no activity', () => {
    const { mustSee, mustNot } = read('Florence, two days, we would rather walk than drive')
    expect([...mustSee, ...mustNot]).toEqual([])
  })
})

describe('refused things', () => {
  it.each([
    ['Two days in Rome, no canal boats', 'canal boats'],
    ['Zwei Tage Rom, keine Grachtenfahrt', 'Grachtenfahrt'],
    ['Deux jours à Rome, pas de croisière', 'croisière'],
    ['Dos días en Roma, nada de barcos', 'barcos'],
    ['Due giorni a Roma, niente crociere', 'crociere'],
    ['Dois dias em Roma, nada de barcos', 'barcos'],
  ])('%s', (text, thing) => {
    expect(read(text).mustNot.map(({ value }) => value)).toEqual([thing])
  })

  it.each(['Two days in Rome, no worries', 'Zwei Tage Rom, kein Problem', 'Dos días en Roma, sin agobios'])(
    'nothing: %s',
    (text) => {
      expect(read(text).mustNot).toEqual([])
    },
  )
})

describe('airports of a city', () => {
  it.each([
    ['From CDG to Lisbon, three days', 'Paris', 'Lisbon'],
    ['Flying into Heathrow for three days', undefined, 'London'],
    ['Flying into London Heathrow for three days', undefined, 'London'],
    ['From New York JFK to Lisbon, three days', 'New York', 'Lisbon'],
    ['Da Malpensa a Lisbona, tre giorni', 'Milan', 'Lisbona'],
    ['Aterrizamos en Barajas el viernes', undefined, 'Madrid'],
  ])('%s', (text, origin, city) => {
    expect(read(text).origin?.value.name).toBe(origin)
    expect(read(text).destinations[0]?.value.name).toBe(city)
  })

  it('are its arrival and departure, and no second city', () => {
    const request = read('Landing at Heathrow on 3 March, flying home from Gatwick on 7 March')
    expect(request.destinations.map(({ value }) => value.name)).toEqual(['London'])
    expect(request.origin).toBeNull()
  })

  it.each(['QUIERO IR A ROMA SIN PRISAS', 'I am mad about Rome'])('reads no code from %s', (text) => {
    const cities = read(text).destinations.flatMap(({ value }) => value.city?.name ?? [])
    expect(cities).toEqual(['Rome'])
  })
})

describe('difficult walking', () => {
  it.each([
    'Rome for 3 days, nobody walks far',
    'Drei Tage Rom, keiner läuft gern weit',
    'Trois jours à Rome, personne ne marche loin',
    'Tres días en Roma, nadie camina mucho',
    'Tre giorni a Roma, nessuno cammina tanto',
    'Três dias em Roma, ninguém anda muito',
  ])('%s', (text) => {
    expect(read(text).mobility?.value).toBe('short-walks')
  })

  it.each(['Rome for 3 days, we walk a lot', 'Drei Tage Rom, wir laufen gern weit'])('is not: %s', (text) => {
    expect(read(text).mobility).toBeNull()
  })
})
