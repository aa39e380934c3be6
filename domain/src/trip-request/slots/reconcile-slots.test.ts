import { describe, expect, it } from 'vitest'

import { SLOT_KINDS, type SlotKind, type TaggedSlot } from '../../learned-reader/index.ts'
import { foldText } from '../../place-search/index.ts'
import type { TripCity } from '../../trip/index.ts'
import { TODAY } from '../corpus/summarise.ts'
import { readTripRequest } from '../read-trip-request.ts'
import type { TripRequest } from '../trip-request.ts'

const CITIES = `Hanoi VN; Bareng ID Bareng; Tire TR; Kraków PL krakow; Warsaw PL warszawa; Lviv UA lwow; Vilnius LT wilno;
Riga LV ryga; Panama PA; Hurghada EG; Sharm EG; Hoi An VN hoi_an; Rome IT roma рим; Florence IT florencia; Venice IT venecia; Bath GB bath;
Kyoto JP; Munich DE münchen; Kotor ME; Buenos Aires AR buenos_aires; Lisbon PT lisbon lissabon; Berlin DE; Madrid ES;
Spring US; Liverpool GB; Manchester GB; Lima PE`
const WELL_KNOWN = new Set(
  'hanoi krakow rome roma kyoto lisbon berlin lima liverpool manchester bath panama lwow wilno ryga'.split(' '),
)
WELL_KNOWN.add('buenos aires')
const COUNTRIES: Readonly<Record<string, string>> = {
  italia: 'IT',
  italy: 'IT',
  georgia: 'GE',
  peru: 'PE',
  bolivia: 'BO',
  uruguay: 'UY',
  'costa rica': 'CR',
  japan: 'JP',
}
const NAMES = new Map(
  CITIES.split(';').flatMap((line, index): [string, TripCity][] => {
    const [, name = '', country = '', others = ''] = /^\s*(.+?) ([A-Z]{2})(?: (.*))?$/s.exec(line) ?? []
    const city = { name, country, cityId: index, coordinates: { latitude: index, longitude: 0 } }
    return [name, ...others.split(' ')].map((each) => [foldText(each.replaceAll('_', ' ')), city])
  }),
)

/** A request with its tags marked: `[place:rome] [days:3 days]`. */
function read(marked: string): TripRequest {
  const tags: TaggedSlot[] = []
  let text = ''
  for (const { 1: kind, 2: words = '', 3: other = '' } of marked.matchAll(/\[([a-z]+):([^\]]*)\]|([^[]+)/g)) {
    const start = text.length
    text += words + other
    if (SLOT_KINDS.includes(kind as SlotKind)) tags.push({ kind: kind as SlotKind, start, end: text.length })
  }
  return readTripRequest(text, {
    today: TODAY,
    findCity: (name) => NAMES.get(foldText(name)) ?? null,
    findCountry: (name) => COUNTRIES[foldText(name)] ?? null,
    findRegion: (name) => (foldText(name) === 'lapland' ? { id: 'lapland', country: 'FI' } : null),
    isWellKnown: (name) => WELL_KNOWN.has(foldText(name)),
    tagSlots: () => tags,
  })
}

const goals = (marked: string): readonly string[] =>
  read(marked).destinations.map(({ value }) => value.city?.name ?? value.regionId ?? value.country ?? value.name)
const unread = (marked: string): readonly string[] => (read(marked).unread ?? []).map(({ value }) => value)
const values = (facts: readonly { readonly value: unknown }[]): readonly unknown[] => facts.map(({ value }) => value)

describe('destinations', () => {
  it.each([
    ['a word that only a village is called', '[days:5 hari] [place:hanoi] bareng [people:ibu bapak]', ['Hanoi']],
    ['a word of another kind', '[place:krakow] [days:3 days], dont want to tire him', ['Kraków']],
    ['a thing that a city is called', '[country:georgia] [days:8 days], sulphur [place:bath]', ['GE']],
    ['a bath', '[days:3 days] [place:kyoto], [wish:private bath]', ['Kyoto']],
    [
      'names side by side',
      '[country:italia] [days:12 dias], [place:roma florencia venecia]',
      ['Rome', 'Florence', 'Venice'],
    ],
    ['a country with one of its regions', '[country:finland] [place:lapland] [days:5 days]', ['lapland']],
    ['well-known names beside a tagged one', '[days:one month] overland peru [country:bolivia]', ['PE', 'BO']],
    ['a list in capitals', 'LIVERPOOL AND [place:MANCHESTER] [days:3 days]', ['Liverpool', 'Manchester']],
    ['a town that the rules took for a word', '[place:hoi an] [days:4 days]', ['Hoi An']],
    ['another script', '[place:рим] [days:3 дня]', ['Rome']],
  ])('reads %s', (_, marked, expected) => expect(goals(marked)).toEqual(expected))

  it('keeps a known place that the tags missed', () => {
    expect(
      goals('[days:7 dias] em buenos aires com [people:sogra 68]. queremos [country:uruguay] [days:1 dia]'),
    ).toEqual(['Buenos Aires'])
  })

  it('names an excursion that it does not plan', () => {
    expect(
      unread('[days:7 dias] em buenos aires com [people:sogra 68]. queremos [country:uruguay] [days:1 dia]'),
    ).toContain('uruguay')
  })

  it.each([
    ['not Panama', '[days:2 weeks] [country:costa rica], not [place:panama]', ['CR'], 'panama'],
    ['an avoid tag', '[place:kyoto] [days:5 days], [avoid:no hanoi]', ['Kyoto'], 'hanoi'],
    ['taken back', '[days:5 dni] [place:lwow] nie... wilno i ryga', ['Vilnius', 'Riga'], 'Lviv'],
    [
      'words on the way to the name',
      '[place:kyoto] [days:5 days], dont want to go to [place:hanoi]',
      ['Kyoto'],
      'hanoi',
    ],
    ['what is known', '[place:kyoto] [days:5 days], we have already seen [place:hanoi]', ['Kyoto'], 'hanoi'],
    ['a verb behind the name', '[place:rome] 4 gün, [place:lwow] olmasın', ['Rome'], 'Lviv'],
    [
      'a name whose country was not tagged',
      'a trip to [people:peru] for [days:9 days], not [place:lima]',
      ['PE'],
      'lima',
    ],
    ['taken back before a tag', '[days:5 days] [place:hanoi] no, better [place:kyoto]', ['Kyoto'], 'hanoi'],
  ])('refuses %s', (_, marked, expected, refused) => {
    expect(goals(marked)).toEqual(expected)
    expect(values(read(marked).mustNot)).toContain(refused)
  })

  it('takes the origin from its tag and does not visit it', () => {
    const { origin } = read('[days:10 Tage] von [from:münchen] nach [place:kotor]')
    expect(origin?.value.city?.name).toBe('Munich')
    expect(goals('[days:10 Tage] von [from:münchen] nach [place:kotor]')).toEqual(['Kotor'])
  })

  it.each([
    ['the first', '[place:hurghada] or [place:sharm]? [days:7 days]', ['Hurghada'], 'sharm'],
    [
      'the one named again',
      '[country:costa rica] of [place:panama]? laat maar [place:panama] [days:2 weken]',
      ['PA'],
      'costa rica',
    ],
  ])('takes %s of two and names the other', (_, marked, expected, other) => {
    expect(goals(marked)).toEqual(expected)
    expect(unread(marked)).toContain(other)
  })

  it('takes a country for more than the capital that has its name', () => {
    expect(goals('[country:panama] [days:2 weeks]')).toEqual(['PA'])
    expect(goals('[place:panama] [days:2 days]')).toEqual(['Panama'])
  })

  it('names a place that no table has', () => {
    expect(unread('[place:kyoto] [days:5 days] and [place:zzyzx springs]')).toContain('zzyzx springs')
  })
})

describe('people', () => {
  it.each([
    [
      'an age for the child right before it',
      'io con [people:mia moglie e nostra figlia celiaca di 11 anni], [place:roma] 3 giorni',
      3,
      [11],
    ],
    ['children in a total', '[place:rome] [days:3 days], [people:4 people, child 5 years old]', 4, [5]],
    ['nobody where no person is named', '[place:rome] [people:with snow], [people:couple, cheese]', 2, []],
    ['the mother of a partner once', '[place:rome], [people:me, my husband and my mother in law]', 3, []],
  ])('count %s', (_, marked, people, childAges) => {
    expect(read(marked).travellers?.value).toMatchObject({ people, childAges })
  })

  it.each([
    ['[people:3yo twins]', 4, [3, 3]],
    ['with my [people:mum 66]', 2, []],
    ['[people:me wife kids 5 and 8 and her mum]', 5, [5, 8]],
    ['me wife [people:kids 5 and 8 and her mum]', 5, [5, 8]],
    ['avec [people:4 potes]', 5, []],
    ['[people:2 lads 1 dog]', 2, []],
    ['[people:solo woman 45]', 1, []],
    ['mit [people:opa 79]', 2, []],
    ['[people:elderly parents]', 3, []],
    ['[people:mis papas de 68 y 71 papa camina poco]', 3, []],
    ['[people:kids 4,6]', 4, [4, 6]],
    ['[people:kids 4 and 6], [people:kids love trains]', 4, [4, 6]],
    ['siamo in [people:5 con bimbi 6 e 9]', 5, [6, 9]],
    ['[people:family of 4, kids 7 and 10]', 4, [7, 10]],
    ['[people:family 4 yo + 9 yo]', 4, [4, 9]],
    ['[people:2 adults + kids 7 and 10]', 4, [7, 10]],
    ['[people:6 of us incl 2 teens]', 6, []],
    ['[people:6 people and 2 kids]', 8, []],
    ['we are [people:5 boys]', 5, []],
    ['[people:couple], with [people:my husband]', 2, []],
    ['[people:2 adults, 2 teens, 1 spaniel]', 4, []],
    ['[people:3 kids (2,4,7)]', 5, [2, 4, 7]],
    ['[people:couple]', 2, []],
    ['[people:two couples]', 4, []],
    ['[people:2]', 2, []],
    ['[people:3 friends we are 19]', 3, []],
    ['w my [people:parents (both 70ish], [people:dad has]', 3, []],
    ['met [people:pubers (13], [people:16)]', 4, [13, 16]],
    ['[people:mother and son 14]', 2, [14]],
    ['avec [people:bebe de 8 mois]', 3, [0]],
    ['с [people:мамой 64]', 2, []],
  ])('%s', (marked, people, ages) => {
    const { travellers } = read(`[place:rome] [days:3 days] ${marked}`)
    expect(travellers?.value).toMatchObject({ people, childAges: ages })
  })

  it('counts them in a language without rules of its own', () => {
    const { travellers } = read('[place:rome] [days:3 dagen] in [date:maart], met [people:2 volwassenen en kind 11]')
    expect(travellers?.value).toMatchObject({ people: 3, childAges: [11] })
  })

  it.each([
    ['[people:grandad (82)]', 'short-walks'],
    ['[people:mis papas de 68 y 76]', 'short-walks'],
    ['[people:mum 66]', undefined],
    ['[people:opa 81 u rollator]', 'step-free'],
  ])('walks as far as the oldest can: %s', (marked, mobility) => {
    expect(read(`[place:rome] [days:3 days] ${marked}`).mobility?.value).toBe(mobility)
  })

  it('asks how many friends come', () => {
    expect(read('[place:rome] [days:3 days] with [people:friends]').missing).toContain('people')
  })

  it('names the dog, which is nobody to count', () => {
    expect(unread('[place:rome] [days:3 days] [people:2 lads 1 dog]')).toContain('dog')
  })

  it('keeps what the rules read when the tags say nothing', () => {
    expect(read('two adults in [place:rome], [people:hikes under 2 hrs]').travellers?.value.people).toBe(2)
  })
})

describe('wishes', () => {
  it('quotes each wish that is no fact of the request', () => {
    expect(unread('[place:rome] [days:3 days], [wish:sulphur bath, old boat and museums]')).toEqual([
      'sulphur bath',
      'old boat',
    ])
  })

  it('reads a wish by its own words', () => {
    const { interests, mustNot } = read('[country:georgia] [days:8 days] no car [date:june] [wish:mountains and wine]')
    expect(values(interests)).toContain('nature')
    expect(mustNot).toEqual([])
  })

  it('quotes what to avoid with its refusal', () => {
    expect(unread('[place:lissabon] [days:3 tage], bitte [avoid:keine steilen gassen]')).toContain(
      'keine steilen gassen',
    )
    expect(unread('[place:rome] [days:3 days] no [avoid:loud karaoke]')).toContain('no loud karaoke')
  })

  it('takes no interest in what is avoided', () => {
    const { interests } = read('[place:rome] [days:3 days], [avoid:we dont want nightlife]')
    expect(values(interests)).not.toContain('nightlife')
  })

  it('keeps a diet, a mode, a pace and a time that the rules cannot use', () => {
    expect(
      unread('[place:rome] [days:3 days] [diet:no aspic] [mode:rickshaw], [pace:tai chi daily], [time:max 5 h]'),
    ).toEqual(['no aspic', 'rickshaw', 'tai chi daily', 'max 5 h'])
  })

  it('adds nothing without tags', () => {
    expect(read('Rome for 3 days with museums').unread).toBeUndefined()
  })
})

describe('what is refused and not known to the rules', () => {
  it('is left out by its name', () => {
    expect(values(read('[place:rome] [days:3 days], [avoid:no Zzyzx Gardens]').mustNot)).toEqual(['Zzyzx Gardens'])
  })
})

describe('budget', () => {
  it('is read from its tag where no word says so', () => {
    expect(read('[place:rome] [days:3 days], [money:2k total]').budget?.value).toEqual({
      minorUnits: 200_000,
      currency: null,
      per: 'trip',
    })
  })

  it.each([
    '[place:rome] [days:3 days], whole nc[money:500 too much driving]',
    '[place:rome] [days:3 days], [money:312]',
  ])('is no number without a word for money: %s', (marked) => expect(read(marked).budget).toBeNull())
})

describe('people', () => {
  it.each([
    ['[place:rome] [days:3 days], [people:60]', undefined],
    ['[place:rome] [days:3 days], [people:16]', 16],
    ['[place:rome] land friday 14:00, flight home monday [people:at 11]', undefined],
    ['[place:rome] [days:3 days], [people:8 girls]', 8],
    ['[place:rome] [days:3 days], [people:seasick me, couple]', 2],
  ])('%s', (marked, people) => expect(read(marked).travellers?.value.people).toBe(people))
})

describe('days', () => {
  it.each([
    ['[days:sun week] in [place:rome], one day pyramids', 7],
    ['[place:rome] [days:10d]', 10],
    ['7 days in [place:rome], [place:tivoli] [days:1 day]', 7],
    ['[place:rome] [days:4]', 4],
    ['[place:rome] [delay:48 hrs]', 2],
    ['[place:rome] [days:3nts]', 4],
    ['[place:rome] [days:5 days], [people:kids 5 and 8], [avoid:hikes over 2 days]', 5],
  ])('%s', (marked, days) => expect(read(marked).days?.value).toBe(days))

  it('takes a lone number for an age where the rules read a length', () => {
    expect(read('3 days in [place:rome], dad and son [days:14]').days?.value).toBe(3)
  })

  it('reads no length from other numbers', () => {
    expect(read('[place:rome] [people:kids 5 and 8], [avoid:no drives over 2 days]').days).toBeNull()
  })
})

it('refuses museums behind a diet that its tag goes on from', () => {
  const request = read('[place:Rome] [days:2 days], [diet:vegetarian, no museums]')
  expect(values(request.mustNot)).toEqual(['museums'])
  expect([values(request.diets), values(request.interests)]).toEqual([['vegetarian'], []])
})
