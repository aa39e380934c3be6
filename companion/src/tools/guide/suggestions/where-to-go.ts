import { z } from 'zod'

import type { LookUps } from '../../look-ups.ts'
import { CurrencyInput, defineTool, found, MonthInput, unknown } from '../../tool.ts'
import { type FactsCard, fillSaid, type Said } from '../facts-card.ts'
import type { GuideEntry } from '../guide-look-up.ts'
import { findGuidePlace, LanguageInput, nameIn, PlaceInput, type PlaceInGuide, readGuidePlace } from '../guide-place.ts'
import { type GuideWriting, guideWriting } from '../guide-writing.ts'
import { currencyOf, dayInEuros } from './destination-traits.ts'
import { rankDestinations, type Wanted } from './rank-destinations.ts'
import { type Reason, reasonsFor } from './suggestion-reasons.ts'
import { TRIP_WISHES } from './trip-wish.ts'
import { countriesOf, WORLD_REGIONS } from './world-regions.ts'

const MOST = 3
/** As many of the best are read for the price of a day. */
const MOST_READ = 16
/** An amount without days is for a week. */
const USUAL_DAYS = 7

const Input = z.strictObject({
  wishes: z.array(z.enum(TRIP_WISHES)).max(TRIP_WISHES.length),
  month: MonthInput.optional(),
  region: z.enum(WORLD_REGIONS).optional(),
  country: PlaceInput.optional().describe('The country to stay in'),
  from: PlaceInput.optional().describe('The start'),
  days: z.int().min(1).max(365).optional(),
  people: z.int().min(1).max(20).default(1),
  amount: z.number().positive().max(1e12).optional().describe('For all travellers'),
  currency: CurrencyInput.optional(),
  language: LanguageInput,
})
type Input = z.output<typeof Input>
type Place = PlaceInGuide & { readonly entry: GuideEntry }

export const whereToGo = defineTool({
  name: 'where-to-go',
  about: 'Three destinations that fit wishes, month, budget and start, each with its reasons, from our guide.',
  input: Input,
  async run(input, lookUps) {
    const writing = guideWriting(input.language)
    const scope = input.country === undefined ? null : findGuidePlace(input.country, lookUps)
    const start = input.from === undefined ? null : findGuidePlace(input.from, lookUps)
    const from = start?.entry ?? capitalOf(start?.country, lookUps)
    const wanted: Wanted = {
      wishes: input.wishes,
      month: input.month ?? null,
      days: input.days ?? null,
      countries: scope ? [scope.country] : input.region ? countriesOf(input.region) : null,
      from,
      mostKm: mostKm(input, lookUps),
    }
    const chosen = await chooseAmong(rankDestinations(wanted, lookUps), input, lookUps)
    if (chosen.length === 0) return unknown('guide')
    const asked = {
      wishes: input.wishes,
      month: wanted.month,
      from,
      days: null,
      currency: input.currency ?? currencyOf(from, lookUps),
    }
    const suggested = await Promise.all(
      chosen.map(async (place) => ({ place, reasons: await reasonsFor(place.entry, place, asked, writing, lookUps) })),
    )
    const card: FactsCard = {
      place: scope ? writing.country(scope.country) : writing.words.labels['go.suggested'],
      language: writing.language,
      says: saysOf(suggested, input, writing),
      rows: suggested.flatMap(({ reasons }) => reasons.map(({ row }) => row)),
    }
    return found(card)
  },
})

/** The start of travellers who name only their country. */
function capitalOf(country: string | undefined, { guide, country: facts }: LookUps): GuideEntry | null {
  if (country === undefined || !guide) return null
  const name = facts(country)?.value.capital?.name
  const cities = guide.destinations.filter(({ kind, countries }) => kind === 'city' && countries.includes(country))
  return cities.find((each) => each.name === name) ?? cities[0] ?? null
}

/** Those that the amount pays for, from different countries as far as there are any. */
async function chooseAmong(ranked: readonly GuideEntry[], input: Input, lookUps: LookUps): Promise<readonly Place[]> {
  const most = mostADay(input, lookUps)
  const read: Place[] = []
  for (const entry of ranked.slice(0, most === null ? MOST_READ / 2 : MOST_READ)) {
    const place = await readGuidePlace(entry.id, lookUps)
    if (!place?.entry) continue
    const day = most === null ? null : await dayInEuros(place, lookUps)
    if (most === null || (day !== null && day <= most)) read.push({ ...place, entry: place.entry })
  }
  const ofNewCountry = read.filter(
    ({ entry }, index) => !read.slice(0, index).some((other) => other.entry.countries[0] === entry.countries[0]),
  )
  return [...ofNewCountry, ...read.filter((each) => !ofNewCountry.includes(each))].slice(0, MOST)
}

/** In euros, for one traveller. */
function amountEach({ amount, currency, people }: Input, { rate }: LookUps): number | null {
  if (amount === undefined) return null
  const toEuro = currency === undefined || currency === 'EUR' ? 1 : Number(rate(currency, 'EUR')?.value ?? 0)
  return toEuro === 0 ? null : (amount * toEuro) / people
}

function mostADay(input: Input, lookUps: LookUps): number | null {
  const each = amountEach(input, lookUps)
  return each === null ? null : each / (input.days ?? USUAL_DAYS)
}

/** A small sum does not pay for a long flight as well. */
function mostKm(input: Input, lookUps: LookUps): number | null {
  const each = amountEach(input, lookUps)
  return each === null ? null : each * KM_PER_EURO
}
const KM_PER_EURO = 6

type Suggested = { readonly place: Place; readonly reasons: readonly Reason[] }

/** The season and the wished subjects are the same for all: they are said once. */
const OF_ALL: readonly Reason['kind'][] = ['season', 'themes']

function saysOf(suggested: readonly Suggested[], input: Input, writing: GuideWriting): readonly Said[] {
  const { words } = writing
  const [first, ...others] = suggested
  if (!first) return []
  const isOwn = ({ kind }: Reason): boolean =>
    !OF_ALL.includes(kind) || (kind === 'themes' && input.wishes.length === 0)
  const name = ({ place: { entry } }: Suggested): string => {
    const [own, country] = [nameIn(entry, writing.language), writing.country(entry.countries[0] ?? '')]
    return country.endsWith(own) ? own : `${own} (${country})`
  }
  const why = (reasons: readonly Reason[]): string => reasons.map(({ text }) => text).join(', ')
  const proof = ({ reasons }: Suggested): readonly string[] => reasons.map(({ row }) => row.id)
  const says = [fillSaid(words, 'go.first', { place: name(first), why: why(first.reasons) }, proof(first))]
  if (others.length > 0) {
    const list = others.map((each) => `${name(each)}: ${why(each.reasons.filter(isOwn))}`).join('; ')
    says.push(fillSaid(words, 'go.others', { places: list }, others.flatMap(proof)))
  }
  const isVague = input.wishes.length === 0 && input.amount === undefined
  if (isVague) says.push(fillSaid(words, 'go.more', {}, []))
  else if (input.month === undefined) says.push(fillSaid(words, 'go.when', {}, []))
  else if (input.amount !== undefined) says.push(fillSaid(words, 'go.without-way', {}, []))
  return says
}
