/** The ways from an airport into a town, the one that fits the message first. */
import { type GuideTransfer, guideClaim, type TransferCode, type UsualTimes } from '@app/domain/guide'
import { foldText } from '@app/domain/place-search'

import type { LookUps } from '../../look-ups.ts'
import { areasNamed } from '../areas-named.ts'
import { capitalised, fillLabel, fillSaid, linkTo, type Said } from '../facts-card.ts'
import type { DestinationInGuide } from '../guide-look-up.ts'
import { nameIn } from '../guide-place.ts'
import type { GuideWriting } from '../guide-writing.ts'
import type { GuideLabelId } from '../words/en-labels.ts'
import {
  chosenWay,
  MODES_OF,
  MOST_WAYS,
  ROAD,
  type TravelMode,
  type WayChoice,
  WORD_OF,
  type WayRow,
  type WaysCard,
} from './way-choice.ts'

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

export type Landing = {
  readonly airport: string | undefined
  readonly mode: TravelMode | undefined
  /** The second of two ways to compare. */
  readonly other: TravelMode | undefined
  readonly atMinutes: number | undefined
  readonly area: string | undefined
  readonly choice: WayChoice | undefined
  /** Children, a pram, a wheelchair or much luggage. */
  readonly isLoaded: boolean
}

export function transfersOf(
  guide: DestinationInGuide,
  { airport, mode, other: second, atMinutes, area, choice, isLoaded }: Landing,
  writing: GuideWriting,
  lookUps: LookUps,
): WaysCard | null {
  const order = airport === undefined ? guide.destination.airports : [airport]
  const asked = area === undefined ? [] : areasNamed(area, guide)
  const wanted = mode === undefined ? [] : MODES_OF[mode]
  const goesTo = ({ areaId, line }: GuideTransfer): boolean =>
    asked.some(({ id, name }) => id === areaId || (line !== null && foldText(line).includes(foldText(name))))
  const rank = (each: GuideTransfer): number => Number(!goesTo(each)) + 2 * Number(!wanted.includes(each.mode))
  const transfers = guide.transfers
    .filter((transfer) => airport === undefined || transfer.airport === airport)
    .toSorted((a, b) => order.indexOf(a.airport) - order.indexOf(b.airport) || rank(a) - rank(b))
  const [first] = transfers
  if (!first) return null
  const place = nameIn(guide.destination, writing.language)
  const rows = transfers.slice(0, MOST_WAYS).map((transfer, index) => transferRow(transfer, index, guide.asOf, writing))
  const card = (says: readonly Said[]): WaysCard => ({ place, language: writing.language, says, rows })
  const door = isLoaded ? [fillSaid(writing.words, 'ways.door', {}, [])] : []
  if (atMinutes !== undefined && transfers.some(({ usualTimes }) => usualTimes.length > 0))
    return card([...sayAt(transfers, { atMinutes, isTaxi: mode === 'taxi' }, writing, lookUps), ...door])
  const to = asked[0]?.name ?? place
  const say = (id: WaySayId, each: GuideTransfer): readonly Said[] =>
    sayWay(id, each, { area: to, row: `way.${transfers.indexOf(each)}` }, writing, lookUps)
  const here = transfers.filter((each) => each.airport === first.airport && !each.codes.includes('night-only'))
  const isAsked = (each: GuideTransfer): boolean => wanted.includes(each.mode)
  const taxi = here.find((each) => each.mode === 'taxi')
  const missing = { from: airportName(first.airport, lookUps), to }
  // A way into the town also leads to its parts.
  const none =
    mode === undefined || mode === 'fly' || here.some(isAsked)
      ? []
      : [fillSaid(writing.words, 'ways.by-none', { ...missing, mode: writing.words.names.modes[WORD_OF[mode]] }, [])]
  if (choice !== undefined) {
    const pool = here.some(isAsked) ? here.filter(isAsked) : here
    const best = chosenWay(pool, choice)
    const other = here.find((each) => each !== best && goesTo(each) && !ROAD.has(each.mode)) ?? taxi
    const id = choice === 'cheapest' ? 'ways.cheapest' : 'ways.fastest'
    return card([...(best ? say(id, best) : []), ...(other && other !== best ? say('ways.or', other) : []), ...door])
  }
  if (second !== undefined && none.length === 0) {
    const ways = [wanted, MODES_OF[second]].flatMap((modes) => here.find((each) => modes.includes(each.mode)) ?? [])
    if (ways.length > 1) return card([...ways.flatMap((each, at) => say(WAY_SAYS[at] ?? 'ways.or', each)), ...door])
  }
  const direct = here.find((each) => goesTo(each) && (wanted.length === 0 || isAsked(each)))
  // The wanted way may not go there, and another one does.
  const there = direct ?? (asked.length > 0 && !here.some(isAsked) ? here.find((each) => goesTo(each)) : undefined)
  const usual = there ?? here.find(isAsked) ?? here.find((each) => !ROAD.has(each.mode)) ?? first
  const way = there && asked.length > 0 ? say('ways.area', usual) : say('ways.transfer', usual)
  const car = taxi && taxi !== usual ? say('ways.taxi', taxi) : []
  return card([...none, ...(isLoaded ? [...door, ...car, ...way] : [...way, ...car])])
}

/** Of two to compare, each with its time and its price. */
const WAY_SAYS = ['ways.transfer', 'ways.or'] as const

type WaySayId = 'ways.area' | 'ways.cheapest' | 'ways.fastest' | 'ways.or' | 'ways.taxi' | 'ways.transfer'

function sayWay(
  id: WaySayId,
  each: GuideTransfer,
  { area, row }: { readonly area: string; readonly row: string },
  writing: GuideWriting,
  lookUps: LookUps,
): readonly Said[] {
  const facts = { ...factsOf(each, writing, lookUps), area }
  if (facts.price !== '') return [fillSaid(writing.words, id, facts, [row])]
  return id === 'ways.taxi' ? [] : [fillSaid(writing.words, 'ways.transfer-free', facts, [row])]
}

function factsOf(each: GuideTransfer, writing: GuideWriting, lookUps: LookUps) {
  return {
    airport: airportName(each.airport, lookUps),
    mode: lineOf(each, writing),
    minutes: minutesOf(each, writing),
    price: each.price ? writing.price(each.price) : '',
  }
}

/** In the night most lines stand still: what runs then, and else a taxi. */
function sayAt(
  transfers: readonly GuideTransfer[],
  { atMinutes, isTaxi }: { readonly atMinutes: number; readonly isTaxi: boolean },
  writing: GuideWriting,
  lookUps: LookUps,
): readonly Said[] {
  const { words } = writing
  const runs = ({ usualTimes }: GuideTransfer): boolean => usualTimes.some((times) => isOpenAt(times, atMinutes))
  const time = writing.clock(atMinutes)
  const facts = (each: GuideTransfer): Readonly<Record<string, string>> => ({
    ...factsOf(each, writing, lookUps),
    time,
  })
  const open = transfers.filter((each) => each.airport === transfers[0]?.airport && runs(each))
  const line = open.find(({ mode, price }) => !ROAD.has(mode) && price !== null)
  const taxi = open.find(({ mode, price }) => mode === 'taxi' && price !== null)
  const row = (each: GuideTransfer): readonly string[] => [`way.${transfers.indexOf(each)}`]
  const byLine = line
    ? fillSaid(words, 'ways.at', facts(line), row(line))
    : fillSaid(words, 'ways.at-none', { time }, [])
  const byTaxi = taxi ? [fillSaid(words, 'ways.taxi', facts(taxi), row(taxi))] : []
  return isTaxi && taxi ? [...byTaxi, byLine] : [byLine, ...byTaxi]
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
