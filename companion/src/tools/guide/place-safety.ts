import { type GuideArea, guideClaim } from '@app/domain/guide'
import type { Claim } from '@app/domain/kernel'
import { z } from 'zod'

import type { AdvisoryFact, LookUps } from '../look-ups.ts'
import { defineTool, found, unknown } from '../tool.ts'
import { areaOfStation, areasNamed } from './areas-named.ts'
import { fillSaid, type FactsCard } from './facts-card.ts'
import { LanguageInput, nameIn, PlaceInput, readGuidePlace } from './guide-place.ts'
import { guideWriting } from './guide-writing.ts'
import { makePractice, type PracticeMaker } from './practice/practice-maker.ts'

const NIGHT_CARE = ['fine', 'usual', 'care', 'avoid'] as const
const MOST_AREAS = 4
const MOST_SAID = 4

export const placeSafety = defineTool({
  name: 'place-safety',
  about:
    'Safety of a place: what governments say, which areas need more care after dark by our guide, scams, and what women ' +
    'alone or LGBT travellers should know.',
  input: z.strictObject({
    place: PlaceInput,
    about: z.enum(['general', 'areas', 'night', 'women', 'lgbt']).default('general'),
    area: z.string().trim().min(2).max(200).optional().describe('Words that may name a part of the town'),
    isForWoman: z.boolean().default(false).describe('A woman asks, whatever it is about'),
    isAtStation: z.boolean().default(false).describe('Around the main station'),
    language: LanguageInput,
  }),
  async run({ place, about, area, isForWoman, isAtStation, language }, lookUps) {
    const isWoman = isForWoman || about === 'women'
    const known = await readGuidePlace(place, lookUps)
    if (!known) return unknown('guide')
    const { guide } = known
    const writing = guideWriting(language)
    const maker = makePractice(guide.country, writing, byWorry(guide.country.code, lookUps))
    const name = known.entry ? nameIn(known.entry, language) : writing.country(guide.country.code)
    const areas = 'destination' in guide ? guide.areas : []
    if (about === 'general' || (about !== 'women' && about !== 'lgbt' && !known.entry))
      general(maker, byWorry(guide.country.code, lookUps))
    const byWorst = byWorry(guide.country.code, lookUps)
    const near = 'destination' in guide ? areaAsked(guide, area, isAtStation) : undefined
    if (near) sayArea(maker, near)
    else if (isMostlySafe(byWorst) && (about === 'women' || (about === 'night' && areas.length > 0)))
      maker.say(isWoman && !isEasy(guide.country.women) ? 'safety.women-care' : 'safety.mostly', {})
    if (isWoman) women(maker)
    if (about === 'lgbt') lgbt(maker)
    if (about !== 'lgbt')
      sayAreas(maker, {
        areas,
        place: name,
        asOf: guide.asOf,
        isAsked: about !== 'general',
        isOfCare: about === 'areas',
        isTown: known.entry !== null,
      })
    maker.row('scams', maker.listed('scams', guide.country.scams, MOST_SAID + 2))
    if (about !== 'women') maker.row('women', maker.listed('women', guide.country.women))
    maker.advice()
    const card: FactsCard = { place: name, language: writing.language, rows: maker.rows, says: maker.says }
    return found(card)
  },
})

type Destination = Parameters<typeof areasNamed>[1]

function areaAsked(town: Destination, area: string | undefined, isAtStation: boolean): GuideArea | undefined {
  return (area === undefined ? undefined : areasNamed(area, town)[0]) ?? (isAtStation ? areaOfStation(town) : undefined)
}

/** A part of the town that is asked about by name: that one first. */
function sayArea({ writing, words, rows, says, country }: PracticeMaker, { name, nightCare }: GuideArea): void {
  const id = `area.${nightCare}` as const
  rows.push({ id: 'area.asked', label: name, value: guideClaim(words.labels[id], country.asOf), link: null })
  says.push(fillSaid(writing.words, `safety.area-${nightCare}`, { area: name }, ['area.asked']))
}

/** No government that we read advises against the country. */
function isMostlySafe(byWorst: readonly Claim<AdvisoryFact>[]): boolean {
  return byWorst.length > 0 && (byWorst[0]?.value.level ?? 0) < AGAINST_MOST
}

const EASY = new Set(['easy', 'usual-care'])

function isEasy(codes: readonly string[]): boolean {
  return codes.some((code) => EASY.has(code))
}

/** The highest warning level first. */
function byWorry(country: string, { advisories }: LookUps) {
  return advisories(country).toSorted((a, b) => b.value.level - a.value.level)
}

const AGAINST_ALL = 4
const AGAINST_MOST = 3

/** The answer first, by the most worried government. */
export function verdictOf(advised: readonly Claim<AdvisoryFact>[]) {
  const level = Math.max(0, ...advised.map(({ value }) => value.level))
  if (level === AGAINST_ALL) return 'safety.no'
  if (level === AGAINST_MOST) return 'safety.need'
  const isPart = advised.some(({ value }) => (value.highestRegionalLevel ?? 0) >= AGAINST_MOST)
  return isPart ? 'safety.parts' : 'safety.ok'
}

function general(maker: PracticeMaker, byWorst: readonly Claim<AdvisoryFact>[]): void {
  const { says, writing, words, country, rows, advice } = maker
  advice()
  const [worst] = byWorst
  if (worst) maker.say(verdictOf(byWorst), { authority: writing.country(worst.value.authority) })
  const first = rows.find(({ id }) => id.startsWith('advice.'))
  if (!first) return
  const [level = ''] = /\d\/\d/.exec(first.value.value) ?? []
  const authority = writing.country(first.id.slice('advice.'.length))
  const facts = { authority, country: writing.country(country.code), level }
  says.push(fillSaid(words, 'safety.advice', facts, [first.id]))
}

function women({ country, row, say, listed }: PracticeMaker): void {
  row('women', listed('women', country.women))
  say('women.are', { list: listed('women', country.women, MOST_SAID) }, 'women')
}

function lgbt({ country, row, say, words }: PracticeMaker): void {
  const [law, social] = [words.codes.lgbtLaw[country.lgbtLaw], words.codes.lgbtSocial[country.lgbtSocial]]
  row('lgbtLaw', law)
  row('lgbtSocial', social)
  say('lgbt.are', { law, social }, 'lgbtLaw', 'lgbtSocial')
  say('law.check', {})
}

type Areas = {
  readonly areas: readonly GuideArea[]
  readonly place: string
  readonly asOf: string
  readonly isAsked: boolean
  /** Where care is needed is asked, and not where it is fine. */
  readonly isOfCare: boolean
  readonly isTown: boolean
}

/** Based on our guide only: how much care an area needs after dark, without judging its residents. */
function sayAreas(
  { writing, words, rows, says }: PracticeMaker,
  { areas, place, asOf, isAsked, isOfCare, isTown }: Areas,
): void {
  const named = (care: (typeof NIGHT_CARE)[number], most: number): string =>
    writing.list(
      areas
        .filter(({ nightCare }) => nightCare === care)
        .map(({ name }) => name)
        .slice(0, most),
    )
  for (const care of NIGHT_CARE) {
    const list = named(care, areas.length)
    if (list)
      rows.push({ id: `area.${care}`, label: words.labels[`area.${care}`], value: guideClaim(list, asOf), link: null })
  }
  const [fine, more, avoid] = [named('fine', MOST_AREAS), named('care', MOST_AREAS), named('avoid', MOST_AREAS)]
  const proof = ['area.fine', 'area.usual', 'area.care', 'area.avoid']
  if (areas.length === 0) {
    if (isAsked) says.push(fillSaid(words, isTown ? 'safety.no-areas' : 'safety.which-town', { place }, []))
    return
  }
  const ofFine = fine && isAsked ? [fillSaid(words, 'safety.night-fine', { place, areas: fine }, proof)] : []
  if (!isOfCare) says.push(...ofFine)
  if (more) says.push(fillSaid(words, 'safety.night-care', { areas: more }, proof))
  if (avoid) says.push(fillSaid(words, 'safety.night-avoid', { areas: avoid }, proof))
  if (!more && !avoid) {
    says.push(fillSaid(words, 'safety.night-usual', { place }, proof))
    const usual = named('usual', MOST_AREAS)
    if (usual && isAsked) says.push(fillSaid(words, 'safety.night-some', { areas: usual }, proof))
  }
  if (isOfCare) says.push(...ofFine)
}
