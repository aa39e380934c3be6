import type { GuideArea, GuideSight } from '@app/domain/guide'
import { type Coordinates, distanceKm } from '@app/domain/kernel'

import type { DestinationGuide } from '../guide/index.ts'

export type SightRow = {
  readonly sight: GuideSight
  readonly coordinates: Coordinates
  readonly area: GuideArea | undefined
}

/** Those that can be put on a map, the most important before the others; of a region, those near a town. */
export function sightRowsOf(
  own: Pick<DestinationGuide, 'areas' | 'sights'>,
  within: { readonly centre: Coordinates; readonly km: number } | null,
): readonly SightRow[] {
  const areas = new Map(own.areas.map((area) => [area.id, area]))
  return own.sights
    .flatMap((sight) => {
      const area = areas.get(sight.areaId)
      const coordinates = sight.coordinates ?? area?.coordinates
      return coordinates ? [{ sight, coordinates, area }] : []
    })
    .filter(({ coordinates }) => !within || distanceKm(within.centre, coordinates) <= within.km)
    .toSorted((a, b) => b.sight.importance - a.sight.importance)
}

/** The best that is known of it elsewhere: World Heritage, and a line on what it is. */
type Known = { readonly isUnescoSite: boolean; readonly fact: string | null }

/** As a page shows it, in the language of the page where the sight has a name in it. */
export function placeSightOf({ sight, coordinates, area }: SightRow, language: string, known?: Known) {
  const { importance, durationMinutes, bestTimes, closedDays, closedSeason, usualTimes, fee, booking } = sight
  const { unsuitedFor, domain, certainty, note, name, localName } = sight
  const foreign = sight.otherNames.find((other) => other.language === language)?.name
  const alsoCalled = foreign === undefined ? localName : name
  const facts = { importance, durationMinutes, bestTimes, closedDays, closedSeason, usualTimes, fee, booking }
  return {
    id: sight.id,
    name: foreign ?? name,
    language: foreign === undefined ? 'en' : language,
    latinName: null,
    kind: sight.kind,
    coordinates,
    isUnescoSite: sight.tags.includes('unesco') || known?.isUnescoSite === true,
    source: 'guide' as const,
    url: domain === null ? null : `https://${domain}`,
    fact: known?.fact ?? null,
    guide: {
      ...facts,
      unsuitedFor,
      domain,
      certainty,
      note,
      alsoCalled: alsoCalled === (foreign ?? name) ? null : alsoCalled,
      area: area?.name ?? null,
    },
  }
}
