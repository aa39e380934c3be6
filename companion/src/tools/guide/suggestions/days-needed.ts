import { type DestinationTheme, guideClaim } from '@app/domain/guide'
import { z } from 'zod'

import { defineTool, found, unknown } from '../../tool.ts'
import { type FactRow, type FactsCard, fillSaid, type Said } from '../facts-card.ts'
import type { GuideEntry } from '../guide-look-up.ts'
import { LanguageInput, PlaceInput, readGuidePlace } from '../guide-place.ts'
import { type GuideWriting, guideWriting } from '../guide-writing.ts'
import { nameOf } from '../sights/sights-card.ts'
import { entryOf, titleOf } from './country-entry.ts'

const MOST_PLACES = 6
const MOST_TRIPS = 2
const MOST_SIGHTS = 3
const MOST_THEMES = 2

type Dated = {
  readonly entry: GuideEntry
  readonly asOf: string
  readonly trips: readonly string[]
  readonly sights: readonly string[]
}

export const daysNeeded = defineTool({
  name: 'days-needed',
  about: 'How many days one or several places are worth, and whether the days at hand are enough, from our guide.',
  input: z.strictObject({
    places: z.array(PlaceInput).min(1).max(MOST_PLACES),
    days: z.int().min(1).max(365).optional().describe('The days at hand'),
    asksWorth: z.boolean().optional().describe('Whether the place is worth a visit is asked'),
    language: LanguageInput,
  }),
  async run({ places, days, asksWorth, language }, lookUps) {
    const writing = guideWriting(language)
    const known: Dated[] = []
    for (const name of places) {
      const entry = entryOf(name, lookUps)
      const place = entry && (await readGuidePlace(entry.id, lookUps))
      if (!entry || !place) continue
      const trips = place.guide.dayTrips.toSorted((a, b) => b.importance - a.importance).map((trip) => trip.name)
      const sights = place.guide.sights
        .toSorted((a, b) => b.importance - a.importance)
        .slice(0, MOST_SIGHTS)
        .map((sight) => nameOf(sight, language))
      known.push({ entry, asOf: place.guide.asOf, trips: trips.slice(0, MOST_TRIPS), sights })
    }
    const [first] = known
    if (!first) return unknown('guide')
    const card: FactsCard = {
      place: writing.list(known.map(({ entry }) => titleOf(entry, writing))),
      language: writing.language,
      says: [
        ...(asksWorth === true ? worthOf(first, writing) : []),
        ...(known.length > 1 ? ofSeveral(known, days ?? null, writing) : ofOne(first, days ?? null, writing)),
      ],
      rows: known.map((each) => rowOf(each, writing)),
    }
    return found(card)
  },
})

const proofOf = ({ entry }: Pick<Dated, 'entry'>): string => `days.${entry.id}`

function rowOf(dated: Dated, writing: GuideWriting): FactRow {
  const { least, ideal, most } = dated.entry.days
  const { labels } = writing.words
  const texts = [
    `${labels['days.least']} ${least}`,
    `${labels['days.ideal']} ${ideal}`,
    `${labels['days.most']} ${most}`,
  ]
  return {
    id: proofOf(dated),
    label: titleOf(dated.entry, writing),
    value: guideClaim(texts.join(' · '), dated.asOf),
    link: null,
  }
}

/** Names what the place is known for, so that the traveller can decide whether to go. */
function worthOf({ entry, sights }: Dated, writing: GuideWriting): readonly Said[] {
  const { words, list } = writing
  const themes = Object.entries(entry.themes)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_THEMES)
    .map(([theme]) => words.names.themes[theme as DestinationTheme])
  if (themes.length === 0 || sights.length === 0) return []
  const facts = { place: titleOf(entry, writing), themes: list(themes), sights: list(sights) }
  return [fillSaid(words, 'worth.yes', facts, [proofOf({ entry })])]
}

function ofOne(dated: Dated, days: number | null, writing: GuideWriting): readonly Said[] {
  const { words, unit, list } = writing
  const { least, ideal, most } = dated.entry.days
  const place = titleOf(dated.entry, writing)
  const facts = { place, least: unit(least, 'day'), ideal: unit(ideal, 'day'), most: unit(most, 'day') }
  const proof = [proofOf(dated)]
  const trips = dated.trips.length === 0 ? [] : [fillSaid(words, 'days.trips', { trips: list(dated.trips) }, proof)]
  if (days === null) return [fillSaid(words, 'days.needed', facts, proof), ...trips]
  const asked = { ...facts, days: unit(days, 'day') }
  if (days < least) return [fillSaid(words, 'days.short', asked, proof)]
  if (days < ideal) return [fillSaid(words, 'days.tight', asked, proof)]
  return days <= most
    ? [fillSaid(words, 'days.enough', asked, proof), ...(days > ideal ? trips : [])]
    : [fillSaid(words, 'days.plenty', asked, proof), ...trips]
}

/** Together, without the ways between them. */
function ofSeveral(known: readonly Dated[], days: number | null, writing: GuideWriting): readonly Said[] {
  const { words, unit, list } = writing
  const sum = (of: 'least' | 'ideal'): number => known.reduce((total, { entry }) => total + entry.days[of], 0)
  const each = list(known.map(({ entry }) => `${titleOf(entry, writing)} ${unit(entry.days.ideal, 'day')}`))
  const facts = { places: each, sum: unit(sum('ideal'), 'day'), least: unit(sum('least'), 'day') }
  const proof = known.map(proofOf)
  const said = fillSaid(words, 'days.several', facts, proof)
  if (days === null) return [said]
  const id = days < sum('least') ? 'days.several-no' : days < sum('ideal') ? 'days.several-tight' : 'days.several-yes'
  return [fillSaid(words, id, { ...facts, days: unit(days, 'day') }, proof), said]
}
