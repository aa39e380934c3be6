import type { LookUps } from '../../look-ups.ts'
import type { GuideEntry } from '../guide-look-up.ts'
import { findGuidePlace, nameIn } from '../guide-place.ts'
import type { GuideWriting } from '../guide-writing.ts'

/** The destination of a name; of a country its route through it, or else the best known place in it. */
export function entryOf(name: string, lookUps: LookUps): GuideEntry | null {
  const place = findGuidePlace(name, lookUps)
  if (!place || place.entry) return place?.entry ?? null
  const inside = (lookUps.guide?.destinations ?? []).filter(({ countries }) => countries[0] === place.country)
  const routes = inside.filter(({ kind }) => kind === 'country-route')
  return routes.find(({ countries }) => countries.length === 1) ?? routes[0] ?? inside[0] ?? null
}

/** A route through one country is named as the country. */
export function titleOf(entry: GuideEntry, { language, country }: GuideWriting): string {
  const [only, ...others] = entry.countries
  const isWhole = entry.kind === 'country-route' && others.length === 0 && !/[:&]/.test(entry.name)
  return isWhole && only !== undefined ? country(only) : nameIn(entry, language)
}
