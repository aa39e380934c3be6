import {
  type GuideLeg,
  type GuideMode,
  type GuidePoint,
  type GuideTransfer,
  guideClaim,
  type TransferCode,
  type UsualTimes,
} from '@app/domain/guide'
import { foldText } from '@app/domain/place-search'
import { z } from 'zod'

import type { LookUps } from '../look-ups.ts'
import { defineTool, found, unknown } from '../tool.ts'
import { capitalised, type FactRow, fillLabel, fillSaid, linkTo, type Said, type Spoken } from './facts-card.ts'
import type { DestinationInGuide } from './guide-look-up.ts'
import { findGuidePlace, LanguageInput, nameIn, PlaceInput, readGuidePlace } from './guide-place.ts'
import { type GuideWriting, guideWriting } from './guide-writing.ts'
import type { GuideLabelId } from './words/en-labels.ts'

/** The wanted mode; a boat counts as any of them. */
export type TravelMode = (typeof TRAVEL_MODES)[number]
const TRAVEL_MODES = ['boat', 'bus', 'fly', 'night-train', 'taxi', 'train'] as const
const MODES_OF: Readonly<Record<TravelMode, readonly GuideMode[]>> = {
  boat: ['ferry', 'fast-boat', 'boat'],
  bus: ['bus', 'night-bus', 'shuttle', 'minivan'],
  fly: ['fly'],
  'night-train': ['night-train'],
  taxi: ['taxi', 'ride-app', 'car-driver'],
  train: ['train', 'hs-train', 'night-train'],
}
/** Its word where no way of that kind exists. */
const WORD_OF: Readonly<Record<TravelMode, GuideMode>> = {
  boat: 'ferry',
  bus: 'bus',
  fly: 'fly',
  'night-train': 'night-train',
  taxi: 'taxi',
  train: 'train',
}

export type WayRow = FactRow & { readonly mode: GuideMode; readonly minutes: number | null }
export type WaysCard = Spoken & { readonly rows: readonly WayRow[] }

const MOST = 6
const MOST_SAID = 2
const SHORTEST_NAME = 4
const MINUTES_PER_DAY = 1440
const CODE_LABELS: Readonly<Partial<Record<TransferCode, GuideLabelId>>> = {
  change: 'changes',
  contactless: 'contactlessPay',
  'fixed-fare': 'fixedFare',
  'night-only': 'nightOnly',
  prebook: 'prebook',
  touts: 'touts',
  traffic: 'traffic',
}
const ROAD = new Set<GuideMode>(['taxi', 'ride-app'])

export const gettingThere = defineTool({
  name: 'getting-there',
  about:
    'Ways from an airport into town, or by train, bus, boat and plane between two places, with time and price, from our guide.',
  input: z.strictObject({
    place: PlaceInput,
    from: PlaceInput.optional().describe('The start; without it, the airports of the destination'),
    airport: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    mode: z.enum(TRAVEL_MODES).optional(),
    atMinutes: z.int().min(0).max(1439).optional().describe('Time of day at the airport, in minutes after midnight'),
    area: z.string().trim().min(2).max(80).optional().describe('Where in the town'),
    language: LanguageInput,
  }),
  async run({ place, from, airport, mode, atMinutes, area, language }, lookUps) {
    const known = await readGuidePlace(place, lookUps)
    if (!known || !('destination' in known.guide)) return unknown('guide')
    const writing = guideWriting(language)
    const card =
      from === undefined
        ? transfersOf(known.guide, { airport, mode, atMinutes, area }, writing, lookUps)
        : legsOf(known.guide, { from, mode }, writing, lookUps)
    return card ? found(card) : unknown('guide')
  },
})

type Landing = {
  readonly airport: string | undefined
  readonly mode: TravelMode | undefined
  readonly atMinutes: number | undefined
  readonly area: string | undefined
}

function transfersOf(
  guide: DestinationInGuide,
  { airport, mode, atMinutes, area }: Landing,
  writing: GuideWriting,
  lookUps: LookUps,
): WaysCard | null {
  const order = airport === undefined ? guide.destination.airports : [airport]
  const areaIds = area === undefined ? [] : areasNamed(area, guide)
  const wanted = mode === undefined ? [] : MODES_OF[mode]
  const rank = (each: GuideTransfer): number =>
    Number(!areaIds.includes(each.areaId ?? '')) + 2 * Number(!wanted.includes(each.mode))
  const transfers = guide.transfers
    .filter((transfer) => airport === undefined || transfer.airport === airport)
    .toSorted((a, b) => order.indexOf(a.airport) - order.indexOf(b.airport) || rank(a) - rank(b))
  const place = nameIn(guide.destination, writing.language)
  const { words } = writing
  if (transfers.length === 0) return null
  const rows = transfers.slice(0, MOST).map((transfer, index) => transferRow(transfer, index, guide.asOf, writing))
  const [first] = transfers
  if (atMinutes !== undefined && transfers.some(({ usualTimes }) => usualTimes.length > 0)) {
    const says = sayAt(transfers, atMinutes, writing, lookUps)
    return { place, language: writing.language, says, rows }
  }
  const isAsked = (each: GuideTransfer): boolean => wanted.includes(each.mode)
  const usual =
    transfers.find(isAsked) ??
    transfers.find((each) => !ROAD.has(each.mode) && !each.codes.includes('night-only')) ??
    first
  const taxi = transfers.find((each) => each.mode === 'taxi' && each.airport === usual?.airport)
  const says = [usual, taxi === usual ? undefined : taxi].flatMap((each): readonly Said[] => {
    if (!each) return []
    const facts = {
      airport: airportName(each.airport, lookUps),
      mode: lineOf(each, writing),
      minutes: minutesOf(each, writing),
      price: each.price ? writing.price(each.price) : '',
    }
    const id = each === usual ? (facts.price ? 'ways.transfer' : 'ways.transfer-free') : 'ways.taxi'
    return id === 'ways.taxi' && !facts.price ? [] : [fillSaid(words, id, facts, [`way.${transfers.indexOf(each)}`])]
  })
  return { place, language: writing.language, says, rows }
}

/** Of the areas of a town, those that the words name. */
function areasNamed(text: string, { areas }: DestinationInGuide): readonly string[] {
  const asked = new Set(foldText(text).split(/[^\p{L}\p{N}]+/u))
  const isNamed = (name: string): boolean =>
    foldText(name)
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.length >= SHORTEST_NAME && asked.has(word))
  return areas.filter(({ name }) => isNamed(name)).map(({ id }) => id)
}

/** In the night most lines stand still: what runs then, and else a taxi. */
function sayAt(
  transfers: readonly GuideTransfer[],
  atMinutes: number,
  writing: GuideWriting,
  lookUps: LookUps,
): readonly Said[] {
  const { words } = writing
  const runs = ({ usualTimes }: GuideTransfer): boolean => usualTimes.some((times) => isOpenAt(times, atMinutes))
  const time = writing.clock(atMinutes)
  const facts = (each: GuideTransfer): Readonly<Record<string, string>> => ({
    time,
    airport: airportName(each.airport, lookUps),
    mode: lineOf(each, writing),
    minutes: minutesOf(each, writing),
    price: each.price ? writing.price(each.price) : '',
  })
  const open = transfers.filter(runs)
  const line = open.find(({ mode, price }) => !ROAD.has(mode) && price !== null)
  const taxi = open.find(({ mode, price }) => mode === 'taxi' && price !== null)
  const row = (each: GuideTransfer): readonly string[] => [`way.${transfers.indexOf(each)}`]
  return [
    line ? fillSaid(words, 'ways.at', facts(line), row(line)) : fillSaid(words, 'ways.at-none', { time }, []),
    ...(taxi ? [fillSaid(words, 'ways.taxi', facts(taxi), row(taxi))] : []),
  ]
}

/** After midnight is the end of the day before, too. */
function isOpenAt({ kind, opensAtMinutes, closesAtMinutes }: UsualTimes, minute: number): boolean {
  if (kind === 'all-day') return true
  if (opensAtMinutes === null || closesAtMinutes === null) return false
  return [minute, minute + MINUTES_PER_DAY].some((at) => opensAtMinutes <= at && at <= closesAtMinutes)
}

function airportName(code: string, { airport }: LookUps): string {
  const name = airport(code)?.value.name
  return name === undefined ? code : `${name} (${code})`
}

/** "Metro 14" describes itself; names of apps are not a mode of transport. */
function lineOf({ mode, line }: GuideTransfer, { words }: GuideWriting): string {
  return line === null ? words.names.modes[mode] : `${words.names.modes[mode]} (${line})`
}

function minutesOf({ durationMinutes }: GuideTransfer, writing: GuideWriting): string {
  return fillLabel(writing.words.labels.about, { value: writing.minutes(durationMinutes) })
}

function transferRow(transfer: GuideTransfer, index: number, asOf: string, writing: GuideWriting): WayRow {
  const { labels } = writing.words
  const { busyMinutes, durationMinutes, everyMinutes, price, pricePer, codes } = transfer
  const value = [
    ...(price
      ? [
          price === 'free' || pricePer === 'person'
            ? writing.price(price)
            : `${writing.price(price)} ${labels.perVehicle}`,
        ]
      : []),
    ...(everyMinutes === null ? [] : [fillLabel(labels.every, { time: writing.minutes(everyMinutes) })]),
    ...(busyMinutes !== null && busyMinutes > durationMinutes
      ? [fillLabel(labels.busy, { time: writing.minutes(busyMinutes) })]
      : []),
    ...codes.flatMap((code) => {
      const label = CODE_LABELS[code]
      return label === undefined ? [] : [labels[label]]
    }),
  ]
  return {
    id: `way.${index}`,
    label: `${transfer.airport}: ${capitalised(lineOf(transfer, writing))}`,
    value: guideClaim([`${writing.minutes(durationMinutes)}`, ...value].join(' · '), asOf),
    link: linkTo(transfer.domain),
    mode: transfer.mode,
    minutes: durationMinutes,
  }
}

function legsOf(
  guide: DestinationInGuide,
  { from, mode }: { readonly from: string; readonly mode: TravelMode | undefined },
  writing: GuideWriting,
  lookUps: LookUps,
): WaysCard | null {
  const other = findGuidePlace(from, lookUps)?.entry
  if (!other) return null
  const isAt = (point: GuidePoint, id: string): boolean => point.destinationId === id
  const here = guide.destination.id
  const joins = (leg: GuideLeg): boolean =>
    (isAt(leg.from, other.id) && isAt(leg.to, here)) ||
    (leg.isBothWays !== 'no' && isAt(leg.from, here) && isAt(leg.to, other.id))
  const wanted = mode === undefined ? [] : MODES_OF[mode]
  const legs = guide.legs
    .filter(joins)
    .toSorted(
      (a, b) =>
        Number(wanted.includes(b.mode)) - Number(wanted.includes(a.mode)) ||
        (a.usualOrder || MOST) - (b.usualOrder || MOST),
    )
  if (legs.length === 0) return null
  const { words } = writing
  const names = { from: nameIn(other, writing.language), to: nameIn(guide.destination, writing.language) }
  const real = legs.filter(({ exists }) => exists !== 'no')
  const rows = real.slice(0, MOST).map((leg, index) => legRow(leg, index, guide.asOf, writing))
  const [best] = real
  const asked = real.filter((leg) => wanted.includes(leg.mode))
  const says: Said[] = asked.slice(0, MOST_SAID).flatMap((leg, index) => sayBy(leg, names, index, writing))
  if (mode !== undefined && asked.length === 0)
    says.push(fillSaid(words, 'ways.by-none', { ...names, mode: words.names.modes[WORD_OF[mode]] }, []))
  if (asked.length === 0 && best && best.durationMinutes !== null) {
    const price = best.price ? writing.price(best.price) : ''
    const minutes = fillLabel(words.labels.about, { value: writing.minutes(best.durationMinutes) })
    const facts = { ...names, mode: words.names.modes[best.mode], minutes, price }
    says.push(fillSaid(words, price ? 'ways.leg' : 'ways.leg-free', facts, ['way.0']))
  }
  if (mode !== 'train' && mode !== 'night-train' && legs.some((leg) => leg.exists === 'no' && leg.mode === 'train'))
    says.push(fillSaid(words, 'ways.no-train', names, ['way.0']))
  return rows.length === 0 ? null : { place: names.to, language: writing.language, says, rows }
}

/** The way that was asked for: how long, and what it costs. */
function sayBy(
  leg: GuideLeg,
  names: { readonly from: string; readonly to: string },
  index: number,
  writing: GuideWriting,
): readonly Said[] {
  const { words } = writing
  if (leg.durationMinutes === null) return []
  const about = fillLabel(words.labels.about, { value: writing.minutes(leg.durationMinutes) })
  const minutes = leg.price ? `${about} (${writing.price(leg.price)})` : about
  return [fillSaid(words, 'ways.by', { ...names, mode: words.names.modes[leg.mode], minutes }, [`way.${index}`])]
}

function legRow(leg: GuideLeg, index: number, asOf: string, writing: GuideWriting): WayRow {
  const { labels, names } = writing.words
  const { durationMinutes, price, codes, exists } = leg
  const value = [
    ...(durationMinutes === null ? [] : [writing.minutes(durationMinutes)]),
    ...(price
      ? [`${writing.price(price)} ${ROAD.has(leg.mode) || leg.mode === 'car' ? labels.perVehicle : ''}`.trim()]
      : []),
    ...(exists === 'seasonal' ? [labels.seasonal] : []),
    ...(codes.includes('change') ? [labels.changes] : []),
    ...(codes.includes('border') ? [labels.border] : []),
    ...(codes.includes('reserve') || codes.includes('book-weeks') ? [labels.prebook] : []),
  ]
  return {
    id: `way.${index}`,
    label: capitalised(names.modes[leg.mode]),
    value: guideClaim(value.join(' · '), asOf),
    link: linkTo(leg.domain),
    mode: leg.mode,
    minutes: durationMinutes,
  }
}
