import { calendarDate } from '@app/domain/kernel'
import { DELAY_CAUSES, type Disruption, DISRUPTIONS, letterPlans, reportRights } from '@app/domain/passenger-rights'
import { describe, expect, it } from 'vitest'

import { letterAsText } from './letter-as-text.ts'
import { type LetterDetails, NO_DETAILS } from './letter-details.ts'
import { LETTER_LANGUAGE_CODES, type LetterLanguage, loadLetterWords } from './letter-language.ts'
import { GAP } from './letter.ts'
import { type LetterCase, writeLetter } from './write-letter.ts'

const TODAY = calendarDate('2026-11-19')
const ANNA: LetterDetails = {
  ...NO_DETAILS,
  airline: 'Example Air',
  flight: 'XE 204',
  booking: 'ABC123',
  passengers: 'Anna Muster\nBen Muster',
  address: 'Street 1\n1000 Town',
  contact: 'anna@example.com',
  account: 'DE00 0000 0000 0000 0000 00',
  price: '€310',
  expenses: 'Hotel €120\nMeals €34',
}

type Changes = {
  readonly from?: string
  readonly to?: string
  readonly event?: Disruption
  readonly cause?: (typeof DELAY_CAUSES)[number]
  readonly late?: number | null
}

const EEA = ['PT', 'DE', 'FR']

function casesOf({
  from = 'PT',
  to = 'DE',
  event = 'delay',
  cause = 'crew-or-staff',
  late = 270,
}: Changes): LetterCase[] {
  const { claims, care } = reportRights(
    {
      departsFromEea: EEA.includes(from),
      arrivesInEea: EEA.includes(to),
      ...(from === 'GB' && { departsFromUk: true }),
      fromCountry: from,
      toCountry: to,
      distanceKm: 2312,
    },
    {
      event,
      cause,
      arrivalDelayMinutes: late,
      operatedByEeaCarrier: true,
      operatedByUkCarrier: false,
      operatedByTurkishCarrier: true,
      isLargeCarrier: true,
      noticeDays: 3,
      wasRerouted: late === null ? false : null,
      departsEarlierMinutes: 0,
      isOneBooking: true,
      baggage: 'damaged',
    },
    TODAY,
    ({ minorUnits }) => minorUnits,
  )
  return claims
    .flatMap(({ value }) =>
      letterPlans({ assessment: value, care: care.map((each) => each.value), event, arrivalDelayMinutes: late }),
    )
    .map((plan) => ({
      plan,
      question: { event, bag: 'damaged', notice: '0', other: late === null ? 'none' : '' },
      from: 'Lisbon (LIS)',
      to: 'Berlin (BER)',
      distanceKm: 2312,
      flightDate: calendarDate('2026-10-02'),
      arrivalDelayMinutes: late,
      office: null,
      today: TODAY,
    }))
}

async function write(asked: LetterCase, language: LetterLanguage, details = ANNA): Promise<string> {
  return letterAsText(writeLetter(asked, details, await loadLetterWords(language), language))
}

const ROUTES = [
  { from: 'PT', to: 'DE' },
  { from: 'GB', to: 'US' },
  { from: 'CA', to: 'CA' },
  { from: 'TR', to: 'AE' },
  { from: 'BR', to: 'BR' },
  { from: 'US', to: 'US' },
  { from: 'US', to: 'JP' },
]
const ALL = ROUTES.flatMap((route) =>
  DISRUPTIONS.flatMap((event) =>
    (['crew-or-staff', 'weather', 'unknown'] as const).flatMap((cause) =>
      [270, null].flatMap((late) => casesOf({ ...route, event, cause, late })),
    ),
  ),
)

describe('a letter', () => {
  it('exists for every law and purpose that the engines find', () => {
    const found = (key: 'law' | 'purpose'): string[] => [...new Set(ALL.map(({ plan }) => plan[key]))].sort()
    expect(found('law')).toEqual(['ANAC400', 'APPR', 'EU261', 'MC99', 'SHY', 'UK261', 'US-DOT'])
    expect(found('purpose')).toEqual(['compensation', 'expenses', 'refund'])
  })

  it.each(LETTER_LANGUAGE_CODES)('is complete in %s: no gap, no placeholder, no English left', async (language) => {
    for (const asked of ALL) {
      const text = await write(asked, language)
      expect(text).not.toMatch(/[{}]|undefined|\bnull\b/)
      // How late a flight was may be unknown to the end.
      if (asked.arrivalDelayMinutes !== null) expect(text).not.toMatch(GAP)
      if (language !== 'en') expect(text).not.toMatch(/\b(?:CJEU|Regulation \(EC\)|Air Passenger|Section) /)
    }
  })

  it.each(LETTER_LANGUAGE_CODES)('has the placeholders of the English one in %s', async (language) => {
    const [words, english] = await Promise.all([loadLetterWords(language), loadLetterWords('en')])
    const placeholders = (text: string): string[] => [...new Set(text.match(/\{[\w-]+\}/g))].sort()
    for (const [key, sentence] of Object.entries(english))
      expect([key, placeholders(words[key as keyof typeof words])]).toEqual([key, placeholders(sentence)])
  })

  it('names the sum for each traveller, the total, the day to pay by and the articles', async () => {
    const text = await write(casesOf({})[0]!, 'en')
    expect(text).toContain(
      'Flight XE 204 from Lisbon (LIS) to Berlin (BER) on 2 October 2026 reached its final destination 4 hours 30 minutes late.',
    )
    expect(text).toContain(
      '€400 is owed to each passenger. I claim this sum for: Anna Muster, Ben Muster. That is €800 in all.',
    )
    expect(text).toContain('Please pay by 3 December 2026 to this account: DE00 0000 0000 0000 0000 00.')
    expect(text).toContain('- Regulation (EC) No 261/2004: Article 7(1)')
    expect(text).toContain('- Court of Justice of the European Union, C-402/07 Sturgeon: Articles 5, 6 and 7')
  })

  it('quotes the law as its own language does', async () => {
    const [cancelled] = casesOf({ event: 'cancellation', late: null })
    expect(await write(cancelled!, 'de')).toContain('Artikel 5 Absatz 1 Buchstabe c Ziffer iii')
    expect(await write(cancelled!, 'fr')).toContain('Article 5, paragraphe 1, point c), sous iii)')
    expect(await write(cancelled!, 'el')).toContain('Άρθρο 5 παράγραφος 1 στοιχείο γ) σημείο iii)')
    expect(await write(cancelled!, 'sv')).toContain('Artikel 5.1 c iii')
    const expenses = casesOf({ cause: 'weather' }).find(({ plan }) => plan.purpose === 'expenses')
    expect(await write(expenses!, 'fr')).toContain('Article 9, paragraphe 1, point b) et point c)')
  })

  it('gives Canada thirty days and its own locale', async () => {
    const [asked] = casesOf({ from: 'CA', to: 'CA', late: 300 })
    const text = await write(asked!, 'fr')
    expect(text).toMatch(/400\s\$/)
    expect(text).toContain('19 décembre 2026')
  })

  it('leaves a gap for everything that only the traveller knows', async () => {
    const text = await write({ ...casesOf({})[0]!, flightDate: null }, 'en', NO_DETAILS)
    expect(text.match(GAP)).toEqual([
      ...['[name]', '[address]', '[airline]', '[flight number]', '[date]', '[flight number]', '[date]'],
      ...['[booking reference]', '[names of all passengers]', '[flight number]', '[date]', '[names of all passengers]'],
      ...['[account]', '[name]'],
    ])
  })

  it('asks for the fare of a journey that was given up, and does not say that it ended late', async () => {
    const refund = casesOf({ late: 400 }).find(({ plan }) => plan.purpose === 'refund')
    const text = await write(refund!, 'en')
    expect(text).toContain('was to arrive 6 hours 40 minutes late, so I gave up the journey.')
    expect(text).toContain('This sum was due within seven days.')
  })

  it('encloses what the traveller chose', async () => {
    const letter = writeLetter(casesOf({})[0]!, { ...ANNA, enclosed: ['ticket'] }, await loadLetterWords('en'), 'en')
    expect(letter.enclosed).toEqual({ title: 'Enclosed, as copies', lines: ['Booking confirmation'] })
    const none = writeLetter(casesOf({})[0]!, { ...ANNA, enclosed: [] }, await loadLetterWords('en'), 'en')
    expect(none.enclosed).toBeNull()
  })

  it('takes a placeholder that a traveller typed for text', async () => {
    const text = await write(casesOf({})[0]!, 'en', { ...ANNA, account: '{total} $& {name}' })
    expect(text).toContain('to this account: {total} $& {name}.')
  })
})
