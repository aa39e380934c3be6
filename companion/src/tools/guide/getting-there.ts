import {
  type GuideLeg,
  type GuideMode,
  type GuidePoint,
  type GuideTransfer,
  guideClaim,
  type TransferCode,
} from '@app/domain/guide'
import { z } from 'zod'

import type { LookUps } from '../look-ups.ts'
import { defineTool, found, unknown } from '../tool.ts'
import { capitalised, type FactRow, fillLabel, fillSaid, linkTo, type Said, type Spoken } from './facts-card.ts'
import type { DestinationInGuide } from './guide-look-up.ts'
import { findGuidePlace, LanguageInput, nameIn, PlaceInput, readGuidePlace } from './guide-place.ts'
import { type GuideWriting, guideWriting } from './guide-writing.ts'
import type { GuideLabelId } from './words/en-labels.ts'

export type WayRow = FactRow & { readonly mode: GuideMode; readonly minutes: number | null }
export type WaysCard = Spoken & { readonly rows: readonly WayRow[] }

const MOST = 6
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
    language: LanguageInput,
  }),
  async run({ place, from, airport, language }, lookUps) {
    const known = await readGuidePlace(place, lookUps)
    if (!known || !('destination' in known.guide)) return unknown('guide')
    const writing = guideWriting(language)
    const card =
      from === undefined
        ? transfersOf(known.guide, airport ?? null, writing, lookUps)
        : await legsOf(known.guide, from, writing, lookUps)
    return card ? found(card) : unknown('guide')
  },
})

function transfersOf(
  guide: DestinationInGuide,
  airport: string | null,
  writing: GuideWriting,
  lookUps: LookUps,
): WaysCard | null {
  const order = airport === null ? guide.destination.airports : [airport]
  const transfers = guide.transfers
    .filter((transfer) => airport === null || transfer.airport === airport)
    .toSorted((a, b) => order.indexOf(a.airport) - order.indexOf(b.airport))
  const place = nameIn(guide.destination, writing.language)
  const { words } = writing
  if (transfers.length === 0) return null
  const rows = transfers.slice(0, MOST).map((transfer, index) => transferRow(transfer, index, guide.asOf, writing))
  const [first] = transfers
  const usual = transfers.find(({ mode, codes }) => !ROAD.has(mode) && !codes.includes('night-only')) ?? first
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

async function legsOf(
  guide: DestinationInGuide,
  from: string,
  writing: GuideWriting,
  lookUps: LookUps,
): Promise<WaysCard | null> {
  const other = findGuidePlace(from, lookUps)?.entry
  if (!other) return null
  const isAt = (point: GuidePoint, id: string): boolean => point.destinationId === id
  const here = guide.destination.id
  const joins = (leg: GuideLeg): boolean =>
    (isAt(leg.from, other.id) && isAt(leg.to, here)) ||
    (leg.isBothWays !== 'no' && isAt(leg.from, here) && isAt(leg.to, other.id))
  const legs = guide.legs.filter(joins).toSorted((a, b) => (a.usualOrder || MOST) - (b.usualOrder || MOST))
  if (legs.length === 0) return null
  const { words } = writing
  const names = { from: nameIn(other, writing.language), to: nameIn(guide.destination, writing.language) }
  const real = legs.filter(({ exists }) => exists !== 'no')
  const rows = real.slice(0, MOST).map((leg, index) => legRow(leg, index, guide.asOf, writing))
  const [best] = real
  const says: Said[] = []
  if (best && best.durationMinutes !== null) {
    const price = best.price ? writing.price(best.price) : ''
    const minutes = fillLabel(words.labels.about, { value: writing.minutes(best.durationMinutes) })
    const facts = { ...names, mode: words.names.modes[best.mode], minutes, price }
    says.push(fillSaid(words, price ? 'ways.leg' : 'ways.leg-free', facts, ['way.0']))
  }
  if (legs.some(({ exists, mode }) => exists === 'no' && mode === 'train'))
    says.push(fillSaid(words, 'ways.no-train', names, ['way.0']))
  return rows.length === 0 ? null : { place: names.to, language: writing.language, says, rows }
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
