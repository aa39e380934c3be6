import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { readRegister, tableById } from '../registered-table.ts'
import { checkGuide, errorsIn } from './check-guide.ts'
import { loadGuideFacts } from './facts.ts'
import { packGuide } from './pack-guide.ts'
import { lineOfProblem } from './problem.ts'
import { readGuide } from './read-guide.ts'
import type { TableName } from './tables.ts'
import { smallGuide, type SmallGuide, withFolder } from './testing/small-guide.ts'

const facts = await loadGuideFacts()

async function problemsAfter(change: (guide: SmallGuide) => void): Promise<readonly string[]> {
  const guide = smallGuide()
  change(guide)
  return withFolder(guide, async (folder) => checkGuide(await readGuide(folder), facts).map(lineOfProblem))
}

/** Sets cells of one row of Portugal. */
function set(table: TableName, row: number, cells: Record<string, string>): (guide: SmallGuide) => void {
  return ({ pt }) => Object.assign(pt.tables[table][row] ?? {}, cells)
}

function setCountry(cells: Record<string, string>): (guide: SmallGuide) => void {
  return ({ pt }) => Object.assign(pt.country, cells)
}

function copy(table: TableName, row: number, cells: Record<string, string> = {}): (guide: SmallGuide) => void {
  return ({ pt }) => pt.tables[table].push({ ...pt.tables[table][row], ...cells })
}

type Case = readonly [name: string, change: (guide: SmallGuide) => void, problem: RegExp]

function expectProblems(cases: readonly Case[]): void {
  it.each(cases)('%s', async (_, change, problem) => {
    expect((await problemsAfter(change)).filter((line) => problem.test(line))).not.toEqual([])
  })
}

describe('the small guide', () => {
  it('breaks no rule', async () => {
    expect(await problemsAfter(() => {})).toEqual([])
  })
})

describe('cells', () => {
  expectProblems([
    ['names file and line', set('sights', 1, { minutes: 'long' }), /^ERROR pt\/sights\.tsv:3: minutes: not a whole/],
    ['a missing cell', set('sights', 0, { area: '' }), /area is empty/],
    ['stray spaces', set('sights', 0, { name: 'Two  spaces' }), /name has stray spaces/],
    ['an unknown word', set('sights', 0, { kind: 'pub' }), /kind: "pub" is not one of/],
    ['a word twice', set('sights', 0, { tags: 'art;art' }), /tags: a value twice/],
    ['too many tags', set('sights', 0, { tags: 'art;beach;cave;coast;forest;lake;wine' }), /tags: more than 6/],
    ['too many neighbours', set('sights', 0, { near: 'b;c;d;e;f' }), /near: more than 4/],
    ['a number out of range', set('sights', 0, { importance: '6' }), /importance: not a whole number 1 to 5/],
    ['too many decimals', set('sights', 0, { lat: '38.71412' }), /lat: more than 3 decimals/],
    ['half a position', set('sights', 0, { lat: '' }), /a latitude without a longitude/],
    ['a long text', set('sights', 0, { name: 'x'.repeat(91) }), /name: longer than 90/],
    ['a link', set('sights', 0, { note: 'see https://example.com' }), /note: no links or quotes/],
    ['a long note', set('sights', 0, { note: 'a b c d e f g h i j k l m' }), /note: a note over 12 words/],
    ['a path in a domain', set('sights', 0, { domain: 'cp.pt/trains' }), /domain: a bare host/],
    ['a price without a year', set('sights', 5, { fee: 'EUR 5' }), /fee: a price is/],
    ['a price upside down', set('sights', 5, { fee: 'EUR 9-5 2026' }), /fee: the high price is below/],
    ['an old price', set('sights', 5, { fee: 'EUR 5 2019' }), /fee: the year of the price/],
    ['months', set('destinations', 0, { best_months: '13' }), /best_months: months are/],
    ['a reason', set('destinations', 0, { avoid_months: '7:boredom' }), /"boredom" is not a reason/],
    ['hours', set('sights', 0, { hours: '9-5' }), /hours: hours are/],
    ['a booking', set('sights', 0, { book: 'soon' }), /book: booking is/],
    ['a date rule', set('events', 0, { rule: 'fixed:13-40' }), /rule: not a date rule/],
    ['a slug', set('areas', 0, { id: 'Baixa' }), /id: not a slug/],
    ['an id without destination', set('sights', 0, { id: 'belem' }), /id: an id is/],
    ['an airport', set('transfers', 0, { airport: 'Lisbon' }), /airport: an airport is three/],
    ['stops', set('routes', 0, { stops: 'lisbon' }), /stops: stops are/],
    ['other names', set('destinations', 0, { aka: 'Lissabon' }), /aka: names are/],
    ['a tip of a restaurant', setCountry({ tip_restaurant: 'optional:EUR 1-2' }), /tip_restaurant: a tip is/],
    ['a tip of a porter', setCountry({ tip_porter: 'optional:5-10' }), /tip_porter: a tip is/],
    ['a habit of tipping', setCountry({ tip_taxi: 'sometimes' }), /tip_taxi: "sometimes" is not one of/],
    ['a missing column of a country', ({ pt }) => delete pt.country['drugs'], /pt\/country\.tsv: drugs is missing/],
    ['a month of writing', setCountry({ as_of: 'autumn' }), /as_of: a month such as/],
  ])

  it('allows a doubtful value of a country', async () => {
    expect(await problemsAfter(setCountry({ drugs: 'tolerant?' }))).toEqual([])
  })

  it('reports only cells while some are broken', async () => {
    const lines = await problemsAfter((guide) => {
      set('areas', 0, { price_level: '9' })(guide)
      set('sights', 0, { near: 'nowhere' })(guide)
    })
    expect(lines).toEqual(['ERROR pt/areas.tsv:2: price_level: not a whole number 1 to 5'])
  })
})

function atSea(guide: SmallGuide): void {
  set('sights', 0, { lat: '38.5', lon: '-9.7', near: '' })(guide)
  set('destinations', 0, { radius_km: '60' })(guide)
}

describe('a build', () => {
  it.each([
    ['an unknown code', set('sights', 0, { kind: 'pub' }), 'pt/sights.tsv:2: kind: "pub" is not one of'],
    ['a price out of range', set('sights', 5, { fee: 'EUR 900 2026' }), 'pt/sights.tsv:7: fee: '],
    ['a position outside of its radius', set('sights', 0, { lat: '39.9' }), 'pt/sights.tsv:2: lisbon.a is '],
    ['a position in the sea', atSea, 'pt/sights.tsv:2: lisbon.a lies 29 km out at sea'],
    ['a leg faster than its mode allows', set('legs', 1, { minutes: '60' }), 'pt/legs.tsv:3: bus in 60 min for '],
    ['a must-see without a time of day', set('sights', 0, { best_time: '' }), 'pt/sights.tsv:2: best_time is empty'],
  ])('fails for %s, with file and line', async (_, change, message) => {
    const guide = smallGuide()
    change(guide)
    const packing = withFolder(guide, async (folder) =>
      packGuide(tableById((await readRegister()).tables)('guide'), folder),
    )
    await expect(packing).rejects.toThrow(`ERROR ${message}`)
  })
})

describe('files', () => {
  it.each([
    ['pt/sights.tsv', 'lisbon\tonly three\tcells\n', /sights\.tsv:14: 3 cells, 24 expected/],
    ['pt/country.tsv', 'weather\tfine\n', /country\.tsv:\d+: unknown column weather/],
    ['pt/country.tsv', 'vape\trules\tsmoke\n', /country\.tsv:\d+: a line is column, tab, value/],
    ['pt/country.tsv', 'drugs\tsevere\n', /country\.tsv:\d+: column drugs twice/],
    ['pt/country.tsv', 'note\r\n', /a carriage return/],
  ])('%s with the line %j', async (file, line, problem) => {
    const lines = await withFolder(smallGuide(), async (folder) => {
      await appendFile(join(folder, file), line)
      return (await readGuide(folder)).problems.map(lineOfProblem)
    })
    expect(lines.join('\n')).toMatch(problem)
  })

  it.each([
    ['pt/sights.tsv', 'name\tid\n', /the header must be: dest id name/],
    ['pt/hotels.tsv', 'id\n', /no such table/],
  ])('%s with the header %j', async (file, text, problem) => {
    const lines = await withFolder(smallGuide(), async (folder) => {
      await writeFile(join(folder, file), text)
      return (await readGuide(folder)).problems.map(lineOfProblem)
    })
    expect(lines.join('\n')).toMatch(problem)
  })
})

describe('ids and references', () => {
  expectProblems([
    ['a rank twice', set('destinations', 1, { rank: '1' }), /rank "1" is already at pt\/destinations\.tsv:2/],
    ['a destination twice', copy('destinations', 1, { rank: '9' }), /destination "porto" is already/],
    ['a sight twice', copy('sights', 0), /sight "lisbon.a" is already/],
    ['a day trip twice', copy('day-trips', 0), /day trip "lisbon.sintra" is already/],
    ['an area twice', copy('areas', 0), /area "lisbon\/baixa" is already/],
    ['a dish twice', copy('food', 0), /food "lisbon\/food-0" is already/],
    ['an event twice', copy('events', 0), /event "lisbon\/one" is already/],
    ['a route twice', copy('routes', 0), /route "portugal-one" is already/],
    ['a transfer twice', copy('transfers', 0), /transfer ".*" is already/],
    ['a leg twice', copy('legs', 1), /leg "lisbon to porto by bus" is already/],
    ['an unknown destination', set('areas', 0, { dest: 'atlantis' }), /unknown destination atlantis/],
    ['a destination of another country', set('areas', 0, { dest: 'seville' }), /seville is in the folder es/],
    ['a row in the wrong folder', set('destinations', 1, { country: 'ES' }), /belongs to the folder es/],
    ['an unknown area', set('sights', 0, { area: 'nowhere' }), /unknown area lisbon\/nowhere/],
    ['an unknown area of an event', set('events', 0, { areas: 'nowhere' }), /unknown area lisbon\/nowhere/],
    ['an id of another destination', set('sights', 11, { id: 'porto.l' }), /does not start with lisbon\./],
    ['a sight outside', set('sights', 0, { lat: '39.9' }), /lisbon\.a is \d+ km from lisbon \(radius 12\)/],
    ['an area outside', set('areas', 0, { lat: '39.9' }), /baixa is \d+ km from lisbon/],
    ['an unknown country', set('food', 0, { scope: 'FR' }), /unknown country FR/],
    ['a name of nothing', ({ pt }) => pt.tables.names.push({ id: 'lisbon.z', de: 'Zett' }), /unknown id lisbon\.z/],
    ['a name elsewhere', ({ es }) => es.tables.names.push({ id: 'lisbon', de: 'Lissabon' }), /is in the folder pt/],
  ])

  it('accepts names of destinations and sights', async () => {
    const names = [
      { id: 'lisbon', de: 'Lissabon' },
      { id: 'lisbon.a', ja: 'ア' },
    ]
    expect(await problemsAfter(({ pt }) => pt.tables.names.push(...names))).toEqual([])
  })
})

describe('destinations', () => {
  expectProblems([
    ['an unknown airport', set('destinations', 1, { airports: 'QQQ' }), /unknown airport QQQ/],
    ['days that fall', set('destinations', 1, { days_min: '3' }), /the days do not rise/],
    ['a country without facts', ({ es }) => (es.country = {}), /^ERROR es\/destinations\.tsv:2: no country\.tsv of ES/],
    ['a wide city', set('destinations', 1, { radius_km: '61' }), /radius of a city is at most 60 km/],
    ['an unknown parent', set('destinations', 0, { parent: 'iberia' }), /unknown parent iberia/],
    ['its own parent', set('destinations', 0, { parent: 'lisbon' }), /lisbon is its own parent/],
    ['outside of its parent', set('destinations', 2, { radius_km: '20' }), /warn .*outside of its parent portugal/],
    ['the same name', set('destinations', 1, { name: 'Lisbon' }), /porto has the name of lisbon/],
    ['two cities on one spot', set('destinations', 1, { lat: '38.715', lon: '-9.139' }), /within 3 km of lisbon/],
  ])
})

describe('sights', () => {
  expectProblems([
    ['any among others', set('sights', 5, { best_time: 'any;morning' }), /any stands alone/],
    ['a bar in the morning', set('sights', 5, { kind: 'bar' }), /nightlife in the morning/],
    ['nightlife in the morning', set('sights', 5, { tags: 'nightlife' }), /nightlife in the morning/],
    ['evening after closing', set('sights', 5, { best_time: 'evening', hours: '09:00-18:00' }), /it closes at 18h/],
    ['morning before opening', set('sights', 5, { hours: '16:00-23:00' }), /it opens at 16h/],
    ['dawn before opening', set('sights', 5, { best_time: 'dawn', hours: '08:00-17:00' }), /dawn, but it opens later/],
    ['any, but early', set('sights', 5, { best_time: 'any', hours: '09:00-19:00' }), /any, but it closes early/],
    ['free without suits', set('sights', 5, { fee: 'free' }), /suits lacks free/],
    ['suits free with a fee', set('sights', 0, { fee: 'EUR 5 2026' }), /suits free, but there is a fee/],
    ['rain outdoors', set('sights', 0, { setting: 'outdoor' }), /outdoor, but suits rain/],
    ['another currency', set('sights', 5, { fee: 'GBP 5 2026' }), /GBP, but the country pays in EUR/],
    ['too dear', set('sights', 5, { fee: 'EUR 900 2026' }), /fee: .* US dollars, 0\.2-800 expected/],
    ['too cheap', set('sights', 5, { fee: 'EUR 0.1 2026' }), /fee: .* US dollars, 0\.2-800 expected/],
    ['a currency without a rate', set('sights', 5, { fee: 'XXX 5 2026' }), /warn .*fee: no exchange rate for XXX/],
    ['too vague', set('sights', 5, { fee: 'EUR 2-9 2026' }), /the range is wider than 1:4/],
    ['an unknown neighbour', set('sights', 5, { near: 'z' }), /near: unknown sight lisbon\.z/],
    ['a far neighbour', set('sights', 5, { near: 'l', lat: '38.775' }), /near: lisbon\.l is 7\.\d km away/],
    ['the same name', set('sights', 5, { name: 'The Sight a' }), /the same sight as lisbon\.a/],
    ['the same point', set('sights', 5, { lat: '38.701' }), /the same point as lisbon\.a/],
    ['an unknown ticket', set('sights', 5, { ticket: 'lisbon.z' }), /ticket: unknown sight lisbon\.z/],
    ['its own ticket', set('sights', 5, { ticket: 'lisbon.f' }), /ticket: the sight itself/],
    ['a ticket of a free sight', set('sights', 5, { ticket: 'lisbon.g' }), /ticket: lisbon\.g has no fee/],
  ])

  it('refuses a chain of tickets', async () => {
    const lines = await problemsAfter((guide) => {
      set('sights', 5, { ticket: 'lisbon.g' })(guide)
      set('sights', 6, { ticket: 'lisbon.h', fee: 'EUR 5 2026' })(guide)
      set('sights', 7, { fee: 'EUR 5 2026' })(guide)
    })
    expect(lines).toEqual([expect.stringContaining('lisbon.g is itself covered by another ticket')])
  })

  it('refuses a ticket of another country', async () => {
    const lines = await problemsAfter((guide) => {
      const { pt, es } = guide
      const away = { dest: 'seville', id: 'seville.a', area: 'centre', lat: '37.389', lon: '-5.984' }
      es.tables.areas.push({ ...pt.tables.areas[0], dest: 'seville', id: 'centre', lat: '37.389', lon: '-5.984' })
      es.tables.sights.push({ ...pt.tables.sights[5], ...away, fee: 'EUR 5 2026' })
      set('sights', 5, { ticket: 'seville.a' })(guide)
    })
    expect(lines).toEqual([expect.stringContaining('ticket: seville.a is in another country')])
  })

  it('accepts a ticket of a sight with a fee', async () => {
    const change = (guide: SmallGuide): void => {
      set('sights', 5, { ticket: 'lisbon.g' })(guide)
      set('sights', 6, { fee: 'EUR 5 2026' })(guide)
    }
    expect(await problemsAfter(change)).toEqual([])
  })

  it('refuses a museum in the open sea, and allows a reef there', async () => {
    const atSea = { lat: '38.6', lon: '-10.1' }
    const wide = set('destinations', 0, { radius_km: '60', ...{ lat: '38.714', lon: '-9.5' } })
    const inSea = (kind: string) => (guide: SmallGuide) => {
      wide(guide)
      set('sights', 5, { kind, ...atSea })(guide)
    }
    expect(await problemsAfter(inSea('museum'))).toEqual([expect.stringMatching(/lisbon\.f lies \d+ km out at sea/)])
    expect(await problemsAfter(inSea('reef'))).toEqual([])
  })
})

describe('travel', () => {
  expectProblems([
    ['an unknown end of a day trip', set('day-trips', 0, { to: 'sintra' }), /unknown place sintra/],
    ['a day on the road', set('day-trips', 0, { hours_total: '2', minutes: '50' }), /three quarters of the day/],
    ['a far day trip', set('day-trips', 0, { lat: '42.1', minutes: '300', hours_total: '20' }), /a day trip of \d+ km/],
    ['a dear day trip', set('day-trips', 0, { cost: 'EUR 900 2026' }), /cost: .* expected/],
    ['a fast day trip', set('day-trips', 0, { lat: '39.5', minutes: '20' }), /train in 20 min for \d+ km is too fast/],
    ['an unknown area', set('transfers', 0, { area: 'z' }), /unknown area lisbon\/z/],
    ['an airport of elsewhere', set('transfers', 0, { airport: 'OPO' }), /OPO is not an airport of lisbon/],
    ['an unknown airport', set('transfers', 0, { airport: 'QQQ' }), /unknown airport QQQ/],
    ['faster when busy', set('transfers', 0, { minutes_busy: '20' }), /faster when it is busy/],
    ['a dear transfer', set('transfers', 0, { price: 'EUR 90 2026' }), /price: .* 0\.1-60 expected/],
    ['an unknown end', set('legs', 1, { to: 'faro' }), /unknown place faro/],
    ['minutes of nothing', set('legs', 1, { exists: 'no' }), /does not exist has no minutes/],
    ['no minutes', set('legs', 1, { minutes: '' }), /minutes are missing/],
    ['a slow bus', set('legs', 1, { mode: 'hs-train', minutes: '900' }), /hs-train in 900 min for \d+ km is too slow/],
    ['a fast bus', set('legs', 1, { minutes: '60' }), /bus in 60 min for \d+ km is too fast/],
    ['a dear leg', set('legs', 1, { price: 'EUR 900 2026' }), /price: .* 0\.3-600 expected/],
    ['two usual modes', set('legs', 1, { usual: '1' }), /exactly one mode has usual 1, and not 2/],
    ['no usual mode', set('legs', 0, { usual: '4' }), /exactly one mode has usual 1, and not 0/],
  ])
})

describe('areas, food and routes', () => {
  expectProblems([
    ['a base for nobody', set('areas', 0, { base: 'yes', stay_for: 'none' }), /a base in which nobody stays/],
    ['a meal time without hours', set('food', 0, { row: 'mealtime' }), /a meal time without hours/],
    ['vegan with egg', set('food', 0, { diet: 'vegan', has: 'egg' }), /vegan, but has egg/],
    ['vegetarian with broth', set('food', 0, { has: 'broth-fish' }), /vegetarian, but has broth-fish/],
    ['halal with alcohol', set('food', 0, { diet: 'halal', has: 'alcohol' }), /halal, but has alcohol/],
    ['gluten', set('food', 0, { diet: 'gluten-free', has: 'gluten' }), /gluten-free, but has gluten/],
    ['a dear dish', set('food', 0, { price: 'EUR 400 2026' }), /price: .* 0\.1-250 expected/],
    ['a dish in pounds', set('food', 0, { price: 'GBP 4 2026' }), /GBP, but the country pays in EUR/],
    ['nights', set('routes', 0, { days: '7' }), /4 nights for 7 days/],
    ['an unknown stop', set('routes', 0, { stops: 'lisbon:2;faro:2' }), /unknown stop faro/],
    ['an unknown must', set('routes', 0, { must: 'lisbon.z' }), /ERROR .*unknown sight lisbon\.z/],
    ['a must that is not written', set('routes', 0, { must: 'porto.z' }), /warn .*porto\.z is not written yet/],
    ['a must off the way', set('routes', 0, { stops: 'porto:4' }), /lisbon\.a is not on the way/],
    ['a stop twice in a row', set('routes', 0, { stops: 'lisbon:2;lisbon:2' }), /stop lisbon twice in a row/],
    ['no leg', set('routes', 0, { stops: 'lisbon:2;seville:2' }), /no leg from lisbon to seville/],
  ])
})

describe('countries', () => {
  expectProblems([
    ['a dear coffee', setCountry({ p_coffee: 'EUR 12 2026' }), /p_coffee: .* 0\.2-9 expected/],
    [
      'street above restaurant',
      setCountry({ p_street_meal: 'EUR 14-18 2026', p_mid_meal: 'EUR 12-15 2026' }),
      /street meal costs more/,
    ],
    ['hostel near hotel', setCountry({ p_hostel_bed: 'EUR 82 2026' }), /hostel bed costs nearly/],
    ['water above beer', setCountry({ p_water_15l: 'EUR 4 2026' }), /water costs more than beer/],
    ['a meal in burgers', setCountry({ p_mid_meal: 'EUR 48-52 2026' }), /restaurant meal is \d+\.\d Big Macs/],
    ['a street meal in burgers', setCountry({ p_street_meal: 'EUR 0.6-0.8 2026' }), /street meal is 0\.\d Big Macs/],
    ['a hotel above officials', setCountry({ p_hotel_double: 'EUR 300-330 2026' }), /officials get/],
    [
      'a hotel far below officials',
      setCountry({ p_hotel_double: 'EUR 14-15 2026', p_hostel_bed: 'EUR 5 2026' }),
      /twelfth/,
    ],
    ['coffee in international dollars', setCountry({ p_coffee: 'EUR 0.2-0.4 2026' }), /international dollars/],
  ])
})

describe('a meal', () => {
  it("costs less than most of an official's daily allowance", async () => {
    const poor = { ...facts, ceilings: () => ({ lodgingUsd: 280, mealsUsd: 40 }) }
    const problems = await withFolder(smallGuide(), async (folder) => checkGuide(await readGuide(folder), poor))
    expect(problems.map(lineOfProblem).join()).toMatch(/most of what officials get for a day/)
  })
})

describe('prices beside the meal and the coffee of the country', () => {
  expectProblems([
    [
      'an entrance',
      (guide) => {
        set('sights', 5, { fee: 'EUR 600 2026' })(guide)
        setCountry({ p_mid_meal: 'EUR 4-5 2026' })(guide)
      },
      /^ERROR pt\/sights\.tsv:7: fee: 133 meals of the country, 120 at most/,
    ],
    ['a dish', set('food', 0, { price: 'EUR 200 2026' }), /^ERROR pt\/food\.tsv:2: price: 11 meals of the country/],
    [
      'a bus',
      (guide) => {
        set('transfers', 0, { price: 'EUR 0.1 2026' })(guide)
        setCountry({ p_coffee: 'EUR 3-5 2026' })(guide)
      },
      /^ERROR pt\/transfers\.tsv:2: price: 0\.025 coffees of the country/,
    ],
  ])
})

describe('the definition of done', () => {
  const drop = (table: TableName, from: number) => (guide: SmallGuide) => guide.pt.tables[table].splice(from)
  const each = (table: TableName, cells: Record<string, string>) => (guide: SmallGuide) => {
    for (const row of guide.pt.tables[table]) Object.assign(row, cells)
  }
  expectProblems([
    ['no months to avoid', set('destinations', 0, { avoid_months: '' }), /lisbon is done: avoid_months is missing/],
    ['few spellings', set('destinations', 0, { aka: 'de:Lissabon' }), /fewer than 6 other spellings/],
    ['no local name', set('destinations', 0, { local_name: '' }), /no local name/],
    ['few sights', drop('sights', 11), /11 sights, 12 to 40 expected/],
    ['one must-see', set('sights', 1, { importance: '3' }), /fewer than 2 must-sees/],
    ['too many must-sees', each('sights', { importance: '5' }), /too many must-sees/],
    ['few positions', each('sights', { lat: '', lon: '' }), /fewer than 60 % with coordinates/],
    ['few for the evening', set('sights', 0, { best_time: 'morning' }), /fewer than 3 for sunset/],
    ['few free', each('sights', { suits: 'kids;rain' }), /fewer than 2 free/],
    ['few for children', each('sights', { suits: 'rain;free' }), /fewer than 3 for children/],
    ['few for rain', set('sights', 3, { suits: 'kids' }), /fewer than 4 for rain/],
    ['few areas', set('areas', 2, { stay_for: 'none' }), /fewer than 3 areas to stay/],
    ['few day trips', drop('day-trips', 2), /fewer than 3 day trips/],
    ['few dishes', set('food', 0, { row: 'custom' }), /fewer than 5 dishes/],
    ['few places to eat', set('food', 6, { row: 'custom' }), /fewer than 2 places to eat/],
    ['nothing vegetarian', each('food', { diet: 'no' }), /nothing vegetarian/],
    ['few events', drop('events', 1), /fewer than 2 events/],
    ['few transfers', drop('transfers', 1), /fewer than 2 transfers/],
    ['few legs', drop('legs', 2), /fewer than 3 legs/],
    ['few routes', drop('routes', 2), /portugal is done: fewer than 3 routes/],
    ['no base towns', set('destinations', 0, { kind: 'region' }), /no base towns/],
    ['a country without practical facts', ({ pt }) => (pt.country['country'] = 'ES'), /no country\.tsv/],
  ])
})

describe('the guide', () => {
  it('has no errors', async () => {
    expect(errorsIn(checkGuide(await readGuide(), facts)).map(lineOfProblem)).toEqual([])
  })
})
