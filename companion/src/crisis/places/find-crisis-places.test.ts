import { calendarDate } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import { describe, expect, it } from 'vitest'

import { findCrisisPlaces, type PlaceNames } from './find-crisis-places.ts'

/** Name, country, population: towns whose names are words or first names elsewhere, and large cities. */
const CITIES: readonly (readonly [string, string, number])[] = [
  ['Ankang', 'CN', 870_000],
  ['Kan', 'CN', 900_000],
  ['Sam', 'SY', 1_500_000],
  ['Mogu', 'IN', 120_000],
  ['Mati', 'PH', 141_000],
  ['Riad', 'SA', 4_000_000],
  ['Marrakech', 'MA', 839_000],
  ['Berlin', 'DE', 3_400_000],
  ['Izmir', 'TR', 2_500_000],
  ['Kraków', 'PL', 755_000],
  ['Warszawa', 'PL', 1_700_000],
  ['Варшава', 'PL', 1_700_000],
  ['Praha', 'CZ', 1_165_000],
  ['Helsinki', 'FI', 658_000],
  ['Budapest', 'HU', 1_700_000],
  ['Nice', 'FR', 342_000],
  ['Sofia', 'BG', 1_100_000],
  ['Santiago', 'CL', 4_800_000],
  ['דובאי', 'AE', 3_400_000],
  ['دبي', 'AE', 3_400_000],
  ['কলকাতা', 'IN', 4_600_000],
  ['เชียงใหม่', 'TH', 127_000],
  ['テルニ', 'IT', 112_000],
  ['京都', 'JP', 1_400_000],
  ['부산', 'KR', 3_600_000],
  ['Split', 'HR', 178_000],
  ['Metro', 'ID', 119_000],
]
const NAMES: PlaceNames = {
  findCity: (name) => {
    const at = CITIES.findIndex(([each]) => foldText(each) === foldText(name))
    const [called, country] = CITIES[at] ?? []
    if (called === undefined || country === undefined) return null
    return { name: called, country, cityId: at + 1, coordinates: { latitude: 0, longitude: 0 } }
  },
  city: (cityId) => {
    const [name = '', country = '', population = 0] = CITIES[cityId - 1] ?? []
    return {
      value: {
        cityId,
        name,
        country,
        population,
        coordinates: { latitude: 0, longitude: 0 },
        timeZone: 'UTC',
        division: null,
      },
      source: { title: 'Test', url: 'https://example.org' },
      checkedAt: calendarDate('2026-11-01'),
      status: 'verified',
    }
  },
  findCountry: () => null,
  country: () => undefined,
}

const found = (language: string, text: string) =>
  findCrisisPlaces(text, language, NAMES).map(({ country, certainty }) => `${country} ${certainty}`)

describe('findCrisisPlaces', () => {
  it.each([
    ['tr', 'arkadaşım berlinde bıçaklandı çok kan kaybediyor', 'DE'],
    ['tr', 'artik yasamak istemiyorum izmirdeyim', 'TR'],
    ['pl', 'nie chce mi sie juz zyc, siedze sama w krakowie', 'PL'],
    ['pl', 'maz nie oddycha jestesmy na rodos pomocy', 'GR'],
    ['uk', 'моя мама знепритомніла у варшаві, не дихає', 'PL'],
    ['cs', 'uz nechci zit, jsem v praze na hotelu', 'CZ'],
    ['fi', 'en jaksa enää elää, oon helsingissä yksin', 'FI'],
    ['hu', 'nem akarok tovább élni, budapesten vagyok', 'HU'],
    ['ar', 'بدي موت، أنا بدبي', 'AE'],
    ['he', 'חבר שלי לקח סמים בקופנגן והוא לא מתעורר', 'TH'],
    ['fa', 'دیگه نمیخوام زنده باشم، استانبولم', 'TR'],
    ['hi', 'ab jeene ka mann nahi karta, goa me akela hu', 'IN'],
    ['bn', 'আমি আর বাঁচতে চাই না, কলকাতায় একা আছি', 'IN'],
    ['th', 'อยู่เชียงใหม่ ไม่อยากมีชีวิตอยู่แล้ว', 'TH'],
    ['ja', 'ハワイで友達が溺れて意識がない', 'US'],
    ['ja', 'もう死にたい。京都のホテルに一人でいる', 'JP'],
    ['ko', '부산인데 그냥 죽고 싶어요', 'KR'],
    ['it', 'mio padre ha un infarto siamo a sharm cosa faccio', 'EG'],
    ['en', 'i am in nice', 'FR'],
    ['en', 'my dad collapsed in thailand', 'TH'],
    ['fr', 'je suis à nice et je veux mourir', 'FR'],
  ])('is certain about a place with its locative in %s: %s', (language, text, country) => {
    expect(found(language, text)).toEqual([`${country} here`])
  })

  it.each([
    ['hr', 'ne mogu vise zelim se ubiti, sama sam'],
    ['ru', 'ya bolshe ne mogu, hochu umeret'],
    ['id', 'aku capek hidup pengen mati aja'],
    ['en', 'my friend sofia is not breathing'],
    ['en', 'santiago took all the pills'],
    ['en', 'i want to disappear on a quiet island'],
    ['en', 'my son jordan collapsed'],
    ['en', 'we had a nice day and then he stabbed me'],
    ['fr', 'quelqu’un me suit dans le métro'],
    ['ja', 'ホテルに一人でいる、死にたい'],
    ['tr', 'çok kan kaybediyor'],
    ['id', 'mati, aku capek hidup'],
    ['en', 'sofia, i want to die'],
  ])('reads no word or first name as a place in %s: %s', (language, text) => {
    expect(found(language, text)).toEqual([])
  })

  it('treats a large city without a locative as possible', () => {
    expect(found('en', 'kid pulled out of the pool not breathing crete')).toEqual(['GR possible'])
    expect(found('en', 'a man followed me to my riad and is at the door, marrakech')).toEqual(['MA possible'])
    expect(found('en', 'berlin is as good a place as any to finish it')).toEqual(['DE possible'])
  })

  it('is certain about a name that is the whole text', () => {
    expect(found('en', 'Berlin')).toEqual(['DE here'])
  })

  it('prefers the current place to a country that is only named', () => {
    expect(found('en', 'my friend from france was stabbed in berlin')).toEqual(['DE here'])
    expect(found('en', 'call someone in germany, i am in thailand')).toEqual(['DE here', 'TH here'])
  })
})
