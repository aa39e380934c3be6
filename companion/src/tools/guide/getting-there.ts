import { type GuideLeg, type GuidePoint, guideClaim, parsePrice } from '@app/domain/guide'
import { z } from 'zod'

import type { LookUps } from '../look-ups.ts'
import { defineTool, found, unknown } from '../tool.ts'
import { capitalised, fillLabel, fillSaid, linkTo, type Said } from './facts-card.ts'
import type { DestinationInGuide } from './guide-look-up.ts'
import { findGuidePlace, LanguageInput, nameIn, PlaceInput, readGuidePlace } from './guide-place.ts'
import { type GuideWriting, guideWriting } from './guide-writing.ts'
import { transfersOf } from './transport/airport-ways.ts'
import {
  chosenWay,
  MODES_OF,
  MOST_WAYS,
  ROAD,
  TRAVEL_MODES,
  type TravelMode,
  WAY_CHOICES,
  type WayChoice,
  WORD_OF,
  type WayRow,
  type WaysCard,
} from './transport/way-choice.ts'

const MOST_SAID = 2
export type RailPass = keyof typeof PASSES
/** For a week in Japan and three days in Switzerland: the shortest ones, by our editors, November 2026. */
const PASSES = {
  'japan-rail': { name: 'JR Pass', price: 'JPY 50000 2026' },
  'swiss-travel': { name: 'Swiss Travel Pass', price: 'CHF 244-260 2026' },
} as const

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
    other: z.enum(TRAVEL_MODES).optional().describe('The second of two ways to compare'),
    choice: z.enum(WAY_CHOICES).optional().describe('What decides'),
    isLoaded: z.boolean().optional().describe('With children, a pram, a wheelchair or much luggage'),
    isWithCar: z.boolean().optional().describe('Takes a car on the ferry'),
    isCarFree: z.boolean().optional().describe('Without a car'),
    isSick: z.boolean().optional().describe('Gets sick on the way'),
    pass: z
      .enum(Object.keys(PASSES) as [RailPass, ...RailPass[]])
      .optional()
      .describe('Whether this pass pays off'),
    language: LanguageInput,
  }),
  async run(
    {
      place,
      from,
      airport,
      mode,
      atMinutes,
      area,
      language,
      choice,
      other,
      isLoaded,
      isCarFree,
      isSick,
      isWithCar,
      pass,
    },
    lookUps,
  ) {
    const known = await readGuidePlace(place, lookUps)
    if (!known || !('destination' in known.guide)) return unknown('guide')
    const writing = guideWriting(language)
    const card =
      from === undefined
        ? transfersOf(
            known.guide,
            { airport, mode, other, atMinutes, area, choice, isLoaded: isLoaded ?? false },
            writing,
            lookUps,
          )
        : legsOf(
            known.guide,
            {
              ...{ from, mode, other, choice, pass },
              ...{ isCarFree: isCarFree ?? false, isSick: isSick ?? false, isWithCar: isWithCar ?? false },
            },
            writing,
            lookUps,
          )
    return card ? found(card) : unknown('guide')
  },
})

type Journey = {
  readonly from: string
  readonly mode: TravelMode | undefined
  readonly other: TravelMode | undefined
  readonly choice: WayChoice | undefined
  readonly isCarFree: boolean
  readonly isSick: boolean
  readonly isWithCar: boolean
  readonly pass: RailPass | undefined
}

function legsOf(
  guide: DestinationInGuide,
  { from, mode, other: second, choice, isCarFree, isSick, isWithCar, pass }: Journey,
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
  const compared = [mode, second].flatMap((each) => (each === undefined ? [] : [MODES_OF[each]]))
  const wanted = compared.flat()
  const legs = guide.legs
    .filter(joins)
    .toSorted(
      (a, b) =>
        Number(wanted.includes(b.mode)) - Number(wanted.includes(a.mode)) ||
        (a.usualOrder || MOST_WAYS) - (b.usualOrder || MOST_WAYS),
    )
  if (legs.length === 0) return null
  const names = { from: nameIn(other, writing.language), to: nameIn(guide.destination, writing.language) }
  const existing = legs.filter(({ exists }) => exists !== 'no')
  const carFree = existing.filter((leg) => !OWN_CAR.includes(leg.mode))
  const real = isCarFree && carFree.length > 0 ? carFree : existing
  const rows = real.slice(0, MOST_WAYS).map((leg, index) => legRow(leg, index, guide.asOf, writing))
  if (rows.length === 0) return null
  const asked = real.filter((leg) => wanted.includes(leg.mode))
  const pool = asked.length > 0 ? asked : real
  const { words } = writing
  const missing = [mode, second].flatMap((each) =>
    each === undefined || real.some((leg) => MODES_OF[each].includes(leg.mode))
      ? []
      : [fillSaid(words, 'ways.by-none', { ...names, mode: words.names.modes[WORD_OF[each]] }, [])],
  )
  const chosen = choice === undefined ? [] : sayChosen(choice, pool, real, names, writing)
  const hasTrain = real.some((leg) => MODES_OF.train.includes(leg.mode))
  const hasNoTrain = !hasTrain && legs.some((leg) => leg.exists === 'no' && leg.mode === 'train')
  const isTrainAsked = mode === 'train' || mode === 'night-train'
  const says = [
    ...(pass === undefined ? [] : sayPass(pass, pool[0], writing)),
    ...(chosen.length > 0 ? chosen : sayUsual(compared, asked, real, names, writing)),
    ...missing,
    ...(chosen.length === 0 && hasNoTrain && !isTrainAsked ? [fillSaid(words, 'ways.no-train', names, ['way.0'])] : []),
    ...(chosen.length === 0 && mode === undefined && real[1] ? sayOther(real[1], 1, writing) : []),
    ...(isWithCar && pool.some((leg) => leg.mode === 'ferry') ? [fillSaid(words, 'ways.car-ferry', {}, [])] : []),
    ...(isSick ? [fillSaid(words, 'ways.sick', {}, [])] : []),
  ]
  return { place: names.to, language: writing.language, says, rows }
}

const OWN_CAR: readonly GuideLeg['mode'][] = ['car']

type Names = { readonly from: string; readonly to: string }

/** By the modes that were asked for, the usual one of each if two are compared; or else what most travellers take. */
function sayUsual(
  compared: readonly (readonly GuideLeg['mode'][])[],
  asked: readonly GuideLeg[],
  real: readonly GuideLeg[],
  names: Names,
  writing: GuideWriting,
): readonly Said[] {
  const said =
    compared.length > 1
      ? compared.flatMap((modes) => asked.find((leg) => modes.includes(leg.mode)) ?? [])
      : asked.slice(0, MOST_SAID)
  const [best] = real
  if (said.length > 0 || !best || best.durationMinutes === null)
    return said.flatMap((leg) => sayBy(leg, names, real.indexOf(leg), writing))
  const facts = { ...names, ...factsOf(best, writing) }
  return [fillSaid(writing.words, facts.price === '' ? 'ways.leg-free' : 'ways.leg', facts, ['way.0'])]
}

/** The cheapest or the fastest, and then what most travellers take, or the next one. */
function sayChosen(
  choice: WayChoice,
  pool: readonly GuideLeg[],
  all: readonly GuideLeg[],
  names: Names,
  writing: GuideWriting,
): readonly Said[] {
  const best = chosenWay(pool, choice)
  if (!best) return []
  const other = all.find((leg) => leg !== best)
  const facts = { ...names, ...factsOf(best, writing) }
  if (facts.price === '') return []
  const id = choice === 'cheapest' ? 'ways.leg-cheapest' : 'ways.fastest'
  return [
    fillSaid(writing.words, id, facts, [`way.${all.indexOf(best)}`]),
    ...(other ? sayOther(other, all.indexOf(other), writing) : []),
  ]
}

function sayOther(leg: GuideLeg, index: number, writing: GuideWriting): readonly Said[] {
  const facts = factsOf(leg, writing)
  return leg.durationMinutes === null || facts.price === ''
    ? []
    : [fillSaid(writing.words, 'ways.or', facts, [`way.${index}`])]
}

function factsOf({ mode, durationMinutes, price }: GuideLeg, writing: GuideWriting) {
  const { words } = writing
  return {
    mode: words.names.modes[mode],
    minutes: durationMinutes === null ? '' : fillLabel(words.labels.about, { value: writing.minutes(durationMinutes) }),
    price: price ? writing.price(price) : '',
  }
}

/** Whether a pass for trains costs less than the way there and back. */
function sayPass(pass: RailPass, leg: GuideLeg | undefined, writing: GuideWriting): readonly Said[] {
  const price = parsePrice(PASSES[pass].price)
  if (!price || price === 'free' || !leg?.price || leg.price === 'free' || leg.price.currency !== price.currency)
    return []
  const sum = writing.range(2 * leg.price.low, 2 * leg.price.high, price.currency)
  const facts = { pass: PASSES[pass].name, price: writing.price(price), sum }
  return [fillSaid(writing.words, 2 * leg.price.low > price.high ? 'ways.pass-yes' : 'ways.pass-no', facts, ['way.0'])]
}

/** The way that was asked for: how long, and what it costs. */
function sayBy(leg: GuideLeg, names: Names, index: number, writing: GuideWriting): readonly Said[] {
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
