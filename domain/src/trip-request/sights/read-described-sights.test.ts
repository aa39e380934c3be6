import { describe, expect, it } from 'vitest'

import { summarise } from '../corpus/summarise.ts'

const factsOf = (text: string) => {
  const line = summarise(text)
  return (['from', 'to', 'see', 'not'] as const).flatMap(
    (name) => new RegExp(String.raw`(?<= )${name}=.+?(?= \w+=|$)`).exec(line)?.[0] ?? [],
  )
}

describe('a sight by its kind and location', () => {
  it.each([
    ['Four days in Lisbon from 5 May. Tiles, views, good food, and the tower in Belém.', 'tower in Belém'],
    ['Four days in Lisbon, we must see the tower of Belém', 'tower of Belém'],
    ['four days in lisbon and the tower in belém', 'tower in belém'],
    ['Vier Tage Lissabon ab 5. Mai, Aussicht, gutes Essen und der Turm in Belém', 'Turm in Belém'],
    ['Vier Tage in Lissabon, unbedingt den Turm von Belém', 'Turm von Belém'],
    ['Quatre jours à Lisbonne, vues, bonne cuisine et la tour à Belém', 'tour à Belém'],
    ['Quatre jours à Lisbonne et la tour de Belém', 'tour de Belém'],
    ['Cuatro días en Lisboa, vistas, buena comida y la torre en Belém', 'torre en Belém'],
    ['Cuatro días en Lisboa y la torre de Belém', 'torre de Belém'],
    ['Quattro giorni a Lisbona, viste, buon cibo e la torre a Belém', 'torre a Belém'],
    ['Quattro giorni a Lisbona e la torre di Belém', 'torre di Belém'],
    ['Quatro dias em Lisboa, boa comida e a torre em Belém', 'torre em Belém'],
    ['Quatro dias em Lisboa, boa comida e a Torre de Belém', 'Torre de Belém'],
  ])('%s', (text, sight) => {
    expect(factsOf(text)).toEqual(['to=Lisbon', `see=${sight}`])
  })

  it.each([
    ['is refused', 'Four days in Lisbon, skip the tower in Belém', ['to=Lisbon', 'not=tower in Belém']],
    ['is the whole trip', 'I want to see the castle in Prague, 3 days', ['to=Prague']],
    ['is where one sleeps', 'Four days in Lisbon, two nights at the castle in Sintra', ['to=Lisbon+Sintra']],
    ['is where one sets out', 'From the tower in Belém to Paris, 3 days', ['to=Paris']],
    ['is where one goes', 'Von Hamburg zum Schloss in Heidelberg, 2 Tage', ['from=Hamburg', 'to=Heidelberg']],
    ['stands in the city', 'Three days in Rome, a museum in Rome', ['to=Rome']],
    ['must be seen there', 'A week in Rome, we must see the zoo in Rome', ['to=Rome', 'see=zoo in Rome']],
    ['are many', 'The museums in Rome and Florence for a week', ['to=Rome+Florence']],
    ['has it in its name', 'Three days in Paris and the Eiffel Tower', ['to=Paris', 'see=Eiffel Tower']],
    ['has it first', 'Drei Tage in Wien und Schloss Schönbrunn', ['to=Vienna', 'see=Schloss Schönbrunn']],
    ['is a hotel', 'Drei Tage im Dom-Hotel in Köln', ['to=Cologne']],
    ['is a village, too', 'Una settimana a Milano, il Duomo è imperdibile', ['to=Milan', 'see=Duomo']],
  ] as const)('that %s', (_, text, facts) => {
    expect(factsOf(text)).toEqual(facts)
  })
})

describe('a saint in a list of sights', () => {
  it.each([
    ["Rome for 4 days, must see St. Peter's Basilica and Pantheon", "St. Peter's Basilica;Pantheon"],
    ["Rome for 4 days. St. Peter's Basilica is a must", "St. Peter's Basilica"],
    ["Vier Tage in Rom, unbedingt St. Peter's Basilica und das Kolosseum", "St. Peter's Basilica;Kolosseum"],
    ['Quatre jours à Toronto, absolument St. Lawrence Market et Casa Loma', 'St. Lawrence Market;Casa Loma'],
    ['Cuatro días en Toronto, queremos ver St. Lawrence Market y Casa Loma', 'St. Lawrence Market;Casa Loma'],
    ['Toronto, vogliamo vedere la CN Tower, St. Lawrence Market e Casa Loma', 'CN Tower;St. Lawrence Market;Casa Loma'],
    ['Quatro dias em Toronto, queremos ver St. Lawrence Market e Casa Loma', 'St. Lawrence Market;Casa Loma'],
  ])('%s', (text, sights) => {
    expect(factsOf(text).at(-1)).toBe(`see=${sights}`)
  })
})
