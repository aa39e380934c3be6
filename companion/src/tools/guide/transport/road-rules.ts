/**
 * Rules of the road by country: motorway fees, speed, alcohol in grams per litre of blood, winter tyres. Our editors
 * wrote them in November 2026 from general knowledge; official sites decide.
 */
import { parsePrice } from '@app/domain/guide'

import { fillLabel } from '../facts-card.ts'
import type { GuideWriting } from '../guide-writing.ts'
import type { PracticeMaker } from '../practice/practice-maker.ts'
import type { GuideLabelId } from '../words/en-labels.ts'
import type { GuideSayId } from '../words/en-says.ts'
import RULES from './road-rules.json' with { type: 'json' }
import type { RoadAsk } from './transport-asks.ts'

type Fee = 'electronic' | 'free' | 'some' | 'tolls' | 'vignette'
type Speed = {
  readonly unit: 'km' | 'mile'
  readonly town: number
  readonly road: number
  readonly motorway: number
  readonly wet?: number
  /** Motorways without a general limit. */
  readonly isOpen?: boolean
}
type Rules = {
  readonly fee: Fee
  /** The shortest first. */
  readonly vignettes?: readonly { readonly price: string; readonly days: number }[]
  readonly speed?: Speed
  readonly alcohol?: number
  /** `wintry`: when there is snow or ice; `areas`: in the mountains or with the sign; or the days of the year. */
  readonly winter?: string
}

const DAYS_PER_YEAR = 365
const ALL = RULES as Readonly<Record<string, Rules>>
/** They measure the alcohol in per cent of the blood; the others in grams per litre. */
const IN_PERCENT = new Set(['AU', 'CA', 'GB', 'NZ', 'US'])
const ROWS: Readonly<Record<Exclude<RoadAsk, 'licence'>, GuideLabelId>> = {
  fee: 'motorwayFee',
  speed: 'speedLimits',
  wet: 'speedLimits',
  alcohol: 'alcoholLimit',
  winter: 'winterTyres',
  trailer: 'motorwayFee',
  motorbike: 'permit',
  car: 'winterTyres',
}

type Text = readonly [id: GuideSayId, facts: Readonly<Record<string, string>>]
type Texts = Readonly<Record<Exclude<RoadAsk, 'licence'>, readonly Text[]>>

/** Says each rule that is asked, or that we do not know it; all of them are rows of the card. */
export function roadRules(maker: PracticeMaker, asks: readonly RoadAsk[]): void {
  const { country, asked, words, writing, say, row } = maker
  const rules = ALL[country.code]
  const texts = textsOf(rules ?? {}, { code: country.code, days: asked.days, asksFare: asked.asksFare }, writing)
  const name = writing.country(country.code)
  for (const ask of ['fee', 'speed', 'alcohol', 'winter'] as const)
    row(ROWS[ask], texts[ask].map(([id, facts]) => fillLabel(words.says[id], { country: name, ...facts })).join(' '))
  const said = new Set<Text>()
  for (const ask of asks) {
    if (ask === 'licence') continue
    for (const text of texts[ask].filter((each) => !said.has(each))) {
      said.add(text)
      say(text[0], text[1], ROWS[ask])
    }
    if (texts[ask].length === 0) say('road.unknown', {}, 'driveCare')
  }
}

function textsOf(
  { fee, vignettes = [], speed, alcohol, winter }: Partial<Rules>,
  { code, days, asksFare }: { readonly code: string; readonly days: number | null; readonly asksFare: boolean },
  writing: GuideWriting,
): Texts {
  const percent = new Intl.NumberFormat(writing.words.locale, { style: 'percent', maximumFractionDigits: 2 })
  const number = new Intl.NumberFormat(writing.words.locale)
  const limit = (grams: number): string =>
    IN_PERCENT.has(code) ? percent.format(grams / 1000) : `${number.format(grams)} ‰`
  const limits = speed ? [speedText(speed, writing)] : []
  return {
    fee: [
      ...(fee ? ([[FEES[fee], {}]] as const) : []),
      ...feeText(vignettes, days, writing),
      ...(asksFare && fee !== 'free' && vignettes.length === 0 ? ([['road.fee-route', {}]] as const) : []),
    ],
    speed: limits,
    wet: speed?.wet ? [['road.wet', { limit: pace(speed.wet, speed, writing) }]] : limits,
    alcohol: alcohol === undefined ? [] : [[alcohol === 0 ? 'road.zero' : 'road.alcohol', { limit: limit(alcohol) }]],
    winter: winter === undefined ? [] : [winterText(winter, writing)],
    trailer: [['road.trailer', {}]],
    motorbike: [['road.motorbike', {}]],
    car: [['road.car', {}]],
  }
}

/** The shortest one that lasts as long as asked. */
function feeText(
  vignettes: NonNullable<Rules['vignettes']>,
  days: number | null,
  writing: GuideWriting,
): readonly Text[] {
  const [shortest] = vignettes
  const lasting = days === null ? shortest : vignettes.find((each) => each.days >= days)
  const price = lasting && parsePrice(lasting.price)
  if (!lasting || !price) return []
  const id = lasting === shortest ? 'road.fee-price' : 'road.fee-for'
  return [[id, { time: timeText(lasting.days, writing), price: writing.price(price) }]]
}

const FEES: Readonly<Record<Fee, GuideSayId>> = {
  electronic: 'road.electronic',
  free: 'road.free',
  some: 'road.some',
  tolls: 'road.tolls',
  vignette: 'road.vignette',
}

function pace(value: number, { unit }: Speed, writing: GuideWriting): string {
  return writing.unit(value, unit === 'km' ? 'kilometer-per-hour' : 'mile-per-hour')
}

function speedText(speed: Speed, writing: GuideWriting): Text {
  const facts = {
    town: pace(speed.town, speed, writing),
    road: pace(speed.road, speed, writing),
    motorway: pace(speed.motorway, speed, writing),
  }
  return [speed.isOpen === true ? 'road.open' : 'road.speed', facts]
}

function timeText(days: number, writing: GuideWriting): string {
  return days === DAYS_PER_YEAR ? writing.unit(1, 'year') : writing.unit(days, 'day')
}

function winterText(winter: string, writing: GuideWriting): Text {
  const [, from, to] = /^(\d\d-\d\d)\/(\d\d-\d\d)$/.exec(winter) ?? []
  if (from !== undefined && to !== undefined) {
    const format = new Intl.DateTimeFormat(writing.words.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    const day = (date: string): string => format.format(Date.parse(`2026-${date}T00:00:00Z`))
    return ['road.winter-dates', { from: day(from), to: day(to) }]
  }
  return [
    winter === 'wintry' ? 'road.winter-wintry' : winter === 'areas' ? 'road.winter-areas' : 'road.winter-none',
    {},
  ]
}
