import { type GuideArea, type GuideCountry, guideClaim } from '@app/domain/guide'
import { z } from 'zod'

import type { LookUps } from '../look-ups.ts'
import { CurrencyInput, defineTool, found, unknown } from '../tool.ts'
import { wholeAreasNamed } from './areas-named.ts'
import { capitalised, type FactRow, type FactsCard, fillLabel, fillSaid, type Said } from './facts-card.ts'
import { LanguageInput, nameIn, PlaceInput, readGuidePlace } from './guide-place.ts'
import { type GuideWriting, guideWriting } from './guide-writing.ts'
import { EN_NAMES, type StayStyle } from './words/en-labels.ts'

const MOST = 6
const MOST_SAID = 3
const CHEAP_LEVEL = 2
const STYLE_NAMES = Object.keys(EN_NAMES.styles) as [StayStyle, ...StayStyle[]]

export const whereToStay = defineTool({
  name: 'where-to-stay',
  about:
    'Areas to sleep in, by style, with their price level, the way to the centre and the care they need after dark.',
  input: z.strictObject({
    place: PlaceInput,
    style: z.enum(STYLE_NAMES).default('first-time'),
    about: z.string().trim().min(2).max(200).optional().describe('The question, in which areas may be named'),
    isEasy: z.boolean().optional().describe('For someone who walks with difficulty'),
    amount: z.number().positive().max(1e9).optional().describe('For a night'),
    currency: CurrencyInput.optional(),
    language: LanguageInput,
  }),
  async run({ place, style, about, isEasy, amount, currency, language }, lookUps) {
    const known = await readGuidePlace(place, lookUps)
    if (!known?.entry) return unknown('guide')
    const { guide } = known
    const writing = guideWriting(language)
    const areas = guide.areas.filter(({ stayFor, nightCare }) => stayFor.length > 0 && nightCare !== 'avoid')
    const fits = areas.filter(({ stayFor }) => stayFor.includes(style))
    const named = wholeAreasNamed(about ?? '', areas)
    const byEase =
      isEasy === true
        ? byEaseOf(named.length > 1 ? named : areas)
        : named.toSorted((a, b) => Number(fits.includes(b)) - Number(fits.includes(a)))
    const ahead = [...byEase, ...fits]
    const chosen = [...new Set([...ahead, ...areas])].slice(0, MOST)
    if (chosen.length === 0) return unknown('guide')
    const name = nameIn(known.entry, language)
    const rows = chosen.map((area) => areaRow(area, guide.asOf, writing))
    const double = guide.country.prices.hotel_double
    if (double)
      rows.push({
        id: 'double',
        label: capitalised(writing.words.codes.priceItems.hotel_double),
        value: guideClaim(writing.price(double), guide.asOf),
        link: null,
      })
    const says =
      byEase.length > 0
        ? saysOfNamed(byEase, isEasy === true, writing)
        : saysOf({ chosen, fits, place: name, style }, writing)
    if (double) says.push(fillSaid(writing.words, 'stay.price', { price: writing.price(double) }, ['double']))
    if (amount !== undefined) says.push(...ofAmount({ amount, currency }, guide.country, writing, lookUps))
    const card: FactsCard = { place: name, language: writing.language, says, rows }
    return found(card)
  },
})

const TRANSIT_POINTS = { good: 0, fair: 8, poor: 20 }
const CLIMB = /hill|steep|stair|cobble|climb|slope/i

/** Flat and central, with transport at the door; what the guide says of hills counts most. */
function byEaseOf(areas: readonly GuideArea[]): readonly GuideArea[] {
  const effort = ({ transit, centreMinutes, note }: GuideArea): number =>
    TRANSIT_POINTS[transit] + (centreMinutes ?? FAR_MINUTES) / 2 + (CLIMB.test(note ?? '') ? STEEP_POINTS : 0)
  return areas.toSorted((a, b) => effort(a) - effort(b))
}
const FAR_MINUTES = 30
const STEEP_POINTS = 40

/** Of the named areas the first is recommended, and the others follow with what differs. */
function saysOfNamed(areas: readonly GuideArea[], isEasy: boolean, writing: GuideWriting): Said[] {
  const { words } = writing
  const { labels } = words
  const said = (area: GuideArea): { readonly place: string; readonly why: string } => ({
    place: area.name,
    why: [
      ...(isEasy ? [labels[`transit.${area.transit}`]] : []),
      ...(area.centreMinutes === null || area.centreMinutes === 0
        ? []
        : [fillLabel(labels.centre, { time: writing.minutes(area.centreMinutes) })]),
      `${labels['stay.level']} ${'•'.repeat(area.priceLevel)}`,
      labels[`area.${area.nightCare}`].toLowerCase(),
      ...(area.note !== null && writing.language === 'en' ? [area.note] : []),
    ].join(', '),
  })
  const [first, ...others] = areas.slice(0, MOST_SAID)
  if (!first) return []
  const side = others.map((area) => `${area.name}: ${said(area).why}`).join('; ')
  return [
    fillSaid(words, 'compare.take', said(first), [`stay.${first.id}`]),
    ...(side === ''
      ? []
      : [
          fillSaid(
            words,
            'compare.sides',
            { sides: side },
            others.map(({ id }) => `stay.${id}`),
          ),
        ]),
  ]
}

/** "Under 150 euro": beside what a room usually costs. */
function ofAmount(
  { amount, currency }: { readonly amount: number; readonly currency: string | undefined },
  { prices: { hotel_double: double, hostel_bed: bed }, currency: own }: GuideCountry,
  writing: GuideWriting,
  { rate }: LookUps,
): readonly Said[] {
  const paid = currency ?? own
  const factor = paid === own ? 1 : Number(rate(paid, own)?.value ?? 0)
  if (double === null || double === 'free' || factor === 0) return []
  const inOwn = amount * factor
  const text = writing.range(amount, amount, paid)
  if (inOwn >= (double.low + double.high) / 2)
    return [fillSaid(writing.words, 'stay.enough', { amount: text }, ['double'])]
  if (inOwn >= double.low || bed === null) return [fillSaid(writing.words, 'stay.tight', { amount: text }, ['double'])]
  return [fillSaid(writing.words, 'stay.little', { amount: text, bed: writing.price(bed) }, ['double'])]
}

function areaRow(area: GuideArea, asOf: string, writing: GuideWriting): FactRow {
  const { labels, names } = writing.words
  const styles = area.stayFor.flatMap((each) => (each in names.styles ? [names.styles[each as StayStyle]] : []))
  const parts = [
    ...styles.slice(0, 2),
    ...(area.centreMinutes === null || area.centreMinutes === 0
      ? []
      : [fillLabel(labels.centre, { time: writing.minutes(area.centreMinutes) })]),
    labels[`area.${area.nightCare}`].toLowerCase(),
    ...(area.note === null ? [] : [area.note]),
  ]
  const level = '•'.repeat(area.priceLevel)
  return {
    id: `stay.${area.id}`,
    label: `${area.name} ${level}`,
    value: guideClaim(parts.join(' · '), asOf),
    link: null,
  }
}

type Stay = {
  readonly chosen: readonly GuideArea[]
  readonly fits: readonly GuideArea[]
  readonly place: string
  readonly style: StayStyle
}

function saysOf({ chosen, fits, place, style }: Stay, writing: GuideWriting): Said[] {
  const { words } = writing
  const best = (fits.length > 0 ? fits : chosen).slice(0, MOST_SAID)
  const proof = best.map(({ id }) => `stay.${id}`)
  const areas = writing.list(
    best.map(({ name }) => name),
    'disjunction',
  )
  const first =
    style === 'first-time'
      ? fillSaid(words, 'stay.first', { place, areas }, proof)
      : fillSaid(words, 'stay.style', { place, style: words.names.styles[style], areas }, proof)
  const cheap = chosen.filter((area) => area.priceLevel <= CHEAP_LEVEL && !best.includes(area)).slice(0, 2)
  if (cheap.length === 0 || style === 'luxury') return [first]
  const named = writing.list(
    cheap.map(({ name }) => name),
    'disjunction',
  )
  return [
    first,
    fillSaid(
      words,
      'stay.cheap',
      { areas: named },
      cheap.map(({ id }) => `stay.${id}`),
    ),
  ]
}
