import { type GuideCountry, guideClaim, type PriceItem, type Tip } from '@app/domain/guide'
import type { Claim } from '@app/domain/kernel'

import type { AdvisoryFact } from '../../look-ups.ts'
import { type FactRow, fillLabel, fillSaid, linkTo, type Said } from '../facts-card.ts'
import type { GuideWriting } from '../guide-writing.ts'
import type { RentalAsk, RoadAsk } from '../transport/transport-asks.ts'
import type { GuideLabelId } from '../words/en-labels.ts'
import type { GuideSayId } from '../words/en-says.ts'
import type { GuideCodes } from '../words/guide-codes.ts'
import type { DressAsk } from './dress-asks.ts'
import type { MoneyAsk } from './money-asks.ts'

const LEVELS = '4'
/** Kinds whose phrases are nouns; phrases of other kinds are clauses, which contain commas. */
const THINGS: readonly (keyof GuideCodes)[] = ['blocked', 'health', 'mosquito', 'scams', 'simIdentity']

export type TipPlace = keyof GuideCountry['tips']

/** What a question names beside its topic. */
export type PracticeAsked = {
  /** The town, in the language of the words, and whether it is a city. */
  readonly town: { readonly id: string; readonly name: string; readonly isCity: boolean } | null
  readonly items: readonly PriceItem[]
  readonly tipPlaces: readonly TipPlace[]
  readonly apps: readonly string[]
  readonly road: readonly RoadAsk[]
  readonly rental: readonly RentalAsk[]
  /** When the last train leaves. */
  readonly asksLast: boolean
  readonly asksFare: boolean
  readonly isByMotorbike: boolean
  /** Of a stay or of a vignette. */
  readonly days: number | null
  readonly age: number | null
  readonly money: readonly MoneyAsk[]
  /** "Do they take euros?" */
  readonly paidIn: string | null
  /** When they want to eat. */
  readonly atMinutes: number | null
  /** Monday is 0. */
  readonly weekday: number | null
  readonly isOfMuseums: boolean
  /** The hours themselves, and not the days. */
  readonly asksHours: boolean
  readonly wears: readonly DressAsk[]
  readonly drinkerAge: number | null
  readonly people: number | null
}
const NOTHING_ASKED: PracticeAsked = {
  town: null,
  items: [],
  tipPlaces: [],
  apps: [],
  road: [],
  rental: [],
  asksLast: false,
  asksFare: false,
  isByMotorbike: false,
  days: null,
  age: null,
  money: [],
  paidIn: null,
  atMinutes: null,
  weekday: null,
  isOfMuseums: false,
  asksHours: false,
  wears: [],
  drinkerAge: null,
  people: null,
}
/** "Kyoto, Japan" reads well in these scripts alone. */
const WITH_COMMA = /^(?!ar|hi|ja|ko|th|zh)/
/** What is so in a whole country, whatever its towns. */
const OF_COUNTRY: readonly GuideSayId[] = [
  'altitude.none',
  'altitude.some',
  'altitude.high',
  'driving.is',
  'language.is',
  'rental.age-no',
  'rental.age-yes',
  'road.alcohol',
  'road.electronic',
  'road.free',
  'road.open',
  'road.some',
  'road.speed',
  'road.tolls',
  'road.unknown',
  'road.vignette',
  'road.wet',
  'road.winter-areas',
  'road.winter-dates',
  'road.winter-none',
  'road.winter-wintry',
  'road.zero',
  'safety.advice',
  'safety.ok',
  'safety.parts',
  'safety.need',
  'safety.no',
  'cards.currency-other',
  'cards.currency-own',
  'sim.roam-no',
  'sim.roam-yes',
  'water.mixed',
  'water.safe-cities',
]

/** Collects the rows of a card, and the sentences that are said before it. */
export type PracticeMaker = ReturnType<typeof makePractice>

export function makePractice(
  country: GuideCountry,
  writing: GuideWriting,
  advisories: readonly Claim<AdvisoryFact>[],
  asked: PracticeAsked = NOTHING_ASKED,
) {
  const { words } = writing
  const rows: FactRow[] = []
  const says: Said[] = []
  const name = writing.country(country.code)
  const isNamed = asked.town !== null && asked.town.name !== name && WITH_COMMA.test(writing.language)
  const where = isNamed ? `${asked.town?.name}, ${name}` : name
  const push = (row: FactRow): void => {
    if (!rows.some(({ id }) => id === row.id)) rows.push(row)
  }
  /** Null for an unknown fact: no row. */
  const row = (id: GuideLabelId, text: string | null, domain: string | null = null): void => {
    if (text === null || text === '') return
    push({ id, label: words.labels[id], value: guideClaim(text, country.asOf), link: linkTo(domain) })
  }
  const say = (id: GuideSayId, facts: Readonly<Record<string, string>>, ...proof: readonly GuideLabelId[]): void => {
    says.push(fillSaid(words, id, { country: OF_COUNTRY.includes(id) ? name : where, ...facts }, proof))
  }
  /** In the words of a kind; only the first few of many. */
  const listed = <Kind extends keyof GuideCodes>(kind: Kind, codes: readonly string[], most = codes.length): string =>
    joined(
      kind,
      codes.slice(0, most).flatMap((code) => (words.codes[kind] as Readonly<Record<string, string>>)[code] ?? []),
    )
  const joined = (kind: keyof GuideCodes, phrases: readonly string[]): string =>
    THINGS.includes(kind) ? writing.list(phrases) : phrases.join(', ')
  const price = (item: PriceItem): string | null => {
    const found = country.prices[item]
    return found && writing.price(found)
  }
  const tip = (where: TipPlace): string | null => {
    const found = country.tips[where]
    return found && tipText(found, writing)
  }
  /** Official pages for our own statements on laws or safety: each government has its own. */
  const advice = (): void => {
    for (const { value, ...claim } of advisories) {
      const authority = writing.country(value.authority)
      // Some governments publish only the level.
      const advised = /^level \d\W*$/i.test(value.words)
        ? words.labels[`level.${value.level}`]
        : value.words.replace(/\.$/, '')
      push({
        id: `advice.${value.authority}`,
        label: fillLabel(words.labels.advice, { authority }),
        value: {
          ...claim,
          value: fillLabel(words.labels.level, { level: `${value.level}/${LEVELS}`, words: advised }),
        },
        link: claim.source.url,
      })
    }
  }
  return { country, writing, words, rows, says, asked, row, say, listed, price, tip, advice }
}

function tipText({ habit, percent, amount }: Tip, { words, range }: GuideWriting): string {
  const how = words.codes.tips[habit]
  if (percent) return `${how}, ${percent.low === percent.high ? percent.low : `${percent.low}–${percent.high}`}%`
  return amount ? `${how}, ${range(amount.low, amount.high, amount.currency)}` : how
}
