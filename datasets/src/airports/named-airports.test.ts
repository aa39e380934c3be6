import { describe, expect, it } from 'vitest'

import { searchAirports } from './index.ts'
import { findAirportsNamed } from './named-airports.ts'

/** As people say them, and the code. */
const NAMES = `
heathrow LHR|gatwick LGW|schiphol AMS|o'hare ORD|ohare ORD|o hare ORD|malpensa MXP|changi SIN|haneda HND|barajas MAD
charles de gaulle CDG|fiumicino FCO|narita NRT|laguardia LGA|la guardia LGA|logan BOS|sheremetyevo SVO|ben gurion TLV
kingsford smith SYD|tullamarine MEL|pearson YYZ|orly ORY|linate LIN|ciampino CIA|stansted STN|luton LTN|suvarnabhumi BKK
don mueang DMK|incheon ICN|gimpo GMP|chek lap kok HKG|kennedy JFK|newark liberty EWR|dulles IAD|hartsfield ATL
kansai KIX|chopin WAW|marco polo VCE|sabiha gokcen SAW|vnukovo VKO|domodedovo DME|pulkovo LED|arlanda ARN|gardermoen OSL
kastrup CPH|zaventem BRU|el prat BCN|humberto delgado LIS|galeao GIG|ezeiza EZE|el dorado BOG|jorge chavez LIM
benito juarez MEX|midway MDW|hobby HOU|george bush IAH|reagan DCA|love field DAL|sky harbor PHX|mccarran LAS|trudeau YUL
billy bishop YTZ|soekarno hatta CGK|ninoy aquino MNL|tan son nhat SGN|noi bai HAN|pudong PVG|hongqiao SHA|taoyuan TPE
indira gandhi DEL|chhatrapati shivaji BOM|kempegowda BLR|jomo kenyatta NBO|or tambo JNB|venizelos ATH|franz josef strauss MUC
ferenc liszt BUD|vaclav havel PRG|schwechat VIE|heathrow airport LHR`
  .trim()
  .split(/[|\n]/)
  .map((line) => [line.slice(0, -4), line.slice(-3)] as const)

describe('findAirportsNamed', () => {
  it.each(NAMES)('%s is %s', (name, code) => {
    const [first] = findAirportsNamed(name)
    expect([first?.airport.code, first?.isWhole]).toEqual([code, true])
  })

  it.each(NAMES)('%s is offered as origin or destination: %s', (name, code) => {
    expect(searchAirports(name, 6).map((airport) => airport.code)).toContain(code)
  })

  it.each([
    ['羽田', 'HND'],
    ['羽田空港', 'HND'],
    ['はねだ', 'HND'],
    ['인천국제공항', 'ICN'],
    ['北京首都国际机场', 'PEK'],
    ['шереметьево', 'SVO'],
    ['аэропорт Шереметьево', 'SVO'],
    ['Хитроу', 'LHR'],
    ['مطار الملكة علياء', 'AMM'],
    ['בן גוריון', 'TLV'],
    ['สนามบินสุวรรณภูมิ', 'BKK'],
    ['Ελευθέριος Βενιζέλος', 'ATH'],
  ])('%s is %s in another script, in every box', (name, code) => {
    expect(findAirportsNamed(name)[0]?.airport.code).toBe(code)
    expect(searchAirports(name, 6).map((airport) => airport.code)).toContain(code)
  })

  it.each([
    ['heathr', 'LHR'],
    ['schip', 'AMS'],
    ['suvarna', 'BKK'],
  ])('%s is a prefix of %s', (typed, code) => {
    expect(findAirportsNamed(typed)[0]).toMatchObject({ airport: { code }, isWhole: false })
  })

  it.each(['paris', 'london', 'san', 'international', 'airport', 'john', 'lake', 'king', 'tegel', '', 'x'])(
    'leaves %s to the search of cities',
    (typed) => expect(findAirportsNamed(typed)).toEqual([]),
  )
})
