import { describe, expect, it } from 'vitest'

import { TODAY, read, summarise } from './corpus/summarise.ts'
import { readTripRequest } from './read-trip-request.ts'

const PRAGUE = { name: 'Prague', country: 'CZ', cityId: 1, coordinates: { latitude: 50.09, longitude: 14.42 } }
const SYDNEY = { name: 'Sydney', country: 'AU', cityId: 2, coordinates: { latitude: -33.87, longitude: 151.21 } }
const BONDI = { name: 'Bondi', country: 'AU', cityId: 3, coordinates: { latitude: -33.89, longitude: 151.27 } }
const MANLY = { name: 'Manly', country: 'AU', cityId: 4, coordinates: { latitude: -33.8, longitude: 151.28 } }
const CITIES = new Map([PRAGUE, SYDNEY, BONDI, MANLY].map((city) => [city.name, city]))
CITIES.set('Praga', PRAGUE).set('Prag', PRAGUE)
const SIGHTS = new Map([
  ['castle prague', ['Prague CZ']],
  ['loreta', ['Prague CZ']],
  ['carlos puente', ['Prague CZ']],
  ['bondi', ['Sydney AU']],
])

/** With sights of cities, as in the product. */
function sightsOf(text: string): string {
  const { destinations, mustSee, mustNot, days } = readTripRequest(text, {
    today: TODAY,
    findCity: (name) => CITIES.get(name) ?? null,
    findSight: (words) => {
      const said = words.map((word) => word.replace(/^(?:castillo|burg)$/, 'castle')).filter((word) => word !== 'de')
      const known = [...SIGHTS.keys()].some((name) => said.every((word) => name.split(' ').includes(word)))
      const cities = SIGHTS.get(said.toSorted().join(' ')) ?? []
      return known ? { cities, isWhole: cities.length > 0 && said[0] !== 'bondi' } : null
    },
  })
  const list = (facts: readonly { value: string }[]): string => facts.map(({ value }) => value).join(',')
  const to = destinations.map(({ value }) => value.city?.name).join('+')
  return [to, days?.value ?? '', list(mustSee), list(mustNot)].join(' | ')
}

describe('ages apart from the children', () => {
  it.each([
    ["My daughter loves dinosaurs. She's 7, her brother just turned 4. Three days in London", '2(7,4)'],
    ['Fünf Tage Rom mit zwei Kindern. Die Große ist 11, der Kleine 8.', '2(11,8)'],
    ['Une semaine à Rome avec notre fils. Il a 6 ans et adore les trains.', '1(6)'],
    ['Roma con dos hijos. El mayor tiene 9 años y la pequeña 5.', '2(9,5)'],
    ['Roma con due figli. Il più grande ha 10 anni, la piccola 7.', '2(10,7)'],
    ['Trip to Dublin with teenagers. One is 14, the other 16. They love music.', '2(14,16)'],
    ['Notre fille a 4 ans et adore les canaux. Trois jours à Amsterdam', '1(4)'],
    ['Roma com dois filhos. A mais velha tem 12 anos, o mais novo 8.', '2(12,8)'],
  ])('%s', (text, kids) => expect(summarise(text)).toContain(`kids=${kids}`))

  it.each(['Two days in Rome with my wife, she is 7 months pregnant', 'Rome with two kids. They have 3 hours only'])(
    'are none: %s',
    (text) => expect(read(text).travellers?.value.childAges).toEqual([]),
  )
})

describe('arrival and departure', () => {
  it.each([
    [
      'Wir kommen am 7. Mai um 10 Uhr in Hamburg an und fahren am 9. um 18 Uhr wieder ab. Zu zweit.',
      'dates=2027-05-07..2027-05-09 people=2 arrive=2027-05-07T10:00 leave=2027-05-09T18:00',
    ],
    [
      'Ich komme am 5. Juni um 14:20 Uhr am Bahnhof in Wien an und fahre am 8. Juni um 9 Uhr wieder heim',
      'dates=2027-06-05..2027-06-08 arrive=2027-06-05T14:20 leave=2027-06-08T9:00',
    ],
    [
      'We arrive in Nice on 3 March at 8 and leave on the 8th in the evening',
      'dates=2027-03-03..2027-03-08 arrive=2027-03-03T8:00 leave=2027-03-08Tevening',
    ],
    // The Sunday between the two days, not the one after them.
    [
      'Llegamos a Roma el 3 de marzo a las 8 y nos vamos el 8 a las 20, el mercado el domingo',
      'dates=2027-03-03..2027-03-08 arrive=2027-03-03T8:00 leave=2027-03-08T20:00',
    ],
    [
      'Flying into Lisbon on Saturday 5 June at 11:20, out again the following Wednesday at 19:00',
      'dates=2027-06-05..2027-06-09',
    ],
    [
      'Wir reisen am 3. Juni nachmittags an und müssen am 6. Juni um 12 Uhr wieder los. Wien, 2 Personen.',
      'dates=2027-06-03..2027-06-06 arrive=2027-06-03Tafternoon leave=2027-06-06T12:00',
    ],
    ['Weekend in Krakau Mitte September, zwei Freunde, Salzmine am Samstag', 'dates=2027-09-11~2027-09-20 people=2'],
    ['Layover in Singapore: arrive 9am, leave 10pm same day, 14 January', 'dates=2027-01-14..2027-01-14'],
  ])('%s', (text, facts) => {
    const found = summarise(text)
    for (const fact of facts.split(' ')) expect(found).toContain(fact)
  })

  it.each([
    [
      'Rome 3 days, land fri 2pm fly mon 11am',
      'dates=2026-11-20..2026-11-23 arrive=2026-11-20T14:00 leave=2026-11-23T11:00',
    ],
    ['Rome weekend, sat landing 10ish to sunday night flight 21:40', 'arrive=10:00 leave=2026-11-22T21:40'],
    ['Rome sat 10am to sun 9pm', 'dates=2026-11-21..2026-11-22 arrive=2026-11-21T10:00 leave=2026-11-22T21:00'],
    ['Rom Fr 14 Uhr bis So 21 Uhr', 'dates=2026-11-20..2026-11-22 arrive=2026-11-20T14:00 leave=2026-11-22T21:00'],
    ['Rome 4 days, flight back sunday 21:40', 'dates=2026-11-19..2026-11-22 leave=2026-11-22T21:40'],
  ])('in few words: %s', (text, facts) => {
    const found = summarise(text)
    for (const fact of facts.split(' ')) expect(found).toContain(fact)
  })

  it.each([
    'Rome 4 days, dinner on day 2 at 19:00',
    'Rome 4 days, on the 2nd day dinner at 7pm',
    'Рим 4 дня, 2го дня ужин в 19:00',
  ])('an appointment has the day of its number: %s', (text) =>
    expect(read(text).appointments.map(({ value }) => value.day)).toEqual([2]),
  )

  it('the hours of a layover are no wish', () => {
    expect(read('7 hour layover in Rome, 9am to 4pm').unread).toBeUndefined()
  })

  it('a landing on the last day is back home', () => {
    expect(read('Wir fliegen am 2. Oktober nach Neapel und landen am 6. abends wieder').arrival).toBeNull()
  })
})

describe('sights by one common word', () => {
  it.each([
    ['Three days in Prague, we want to see the castle', 'Prague | 3 | castle | '],
    ["Three days in Prague, we've already seen the castle", 'Prague | 3 |  | castle'],
    ['Three days in Prague, a hotel near the castle', 'Prague | 3 |  | '],
    ['Three days in Prague, the Loreta and the palace', 'Prague | 3 | Loreta,palace | '],
    ['Three days in Prague, the Loreta and a palace', 'Prague | 3 | Loreta | '],
    ['Praga tres días, el puente de Carlos y el castillo', 'Prague | 3 | puente de Carlos,castillo | '],
    ['Drei Tage in Prag, die Burg auf jeden Fall', 'Prague | 3 | Burg | '],
  ])('%s', (text, sights) => expect(sightsOf(text)).toBe(sights))
})

it.each([
  ['Sydney in February, 5 days, Bondi', 'Sydney | 5 | Bondi | '],
  ['Sydney in February, 5 days, a ferry to Manly', 'Sydney | 5 |  | '],
  ['Sydney in February, 5 days, dinner in Manly on the 4th at 8 pm', 'Sydney | 5 |  | '],
  ['5 days in Sydney and Manly', 'Sydney+Manly | 5 |  | '],
])('districts and boat trips are no towns to stay in: %s', (text, sights) => {
  expect(sightsOf(text)).toBe(sights)
})

it.each([
  ['Three days in Rome, never been, no crowds, hate queues', []],
  ["Three days in Rome, we're vegan and don't drink", []],
  ['Three days in Rome, no boats', ['boats']],
])('complaints refuse no sight: %s', (text, refused) => {
  expect(read(text).mustNot.map(({ value }) => value)).toEqual(refused)
})

it.each([
  ['4 nights in Rome, under 3000 ringgit', 'budget=3000MYR/trip'],
  ['Drei Tage Rom, 300 Euro jeder', 'budget=300EUR/person'],
  ['Trois jours à Rome, allergique au gluten', 'diet=gluten-free'],
  ['Escapada romántica de tres noches a Roma', 'people=2'],
  ['Three days in Rome, the Pantheon of course', 'see=Pantheon'],
])('%s', (text, fact) => {
  expect(summarise(text)).toContain(fact)
})
