/** https://www.wikidata.org/wiki/Wikidata:SPARQL_query_service */
import type { TripPlaceCandidate } from '@app/datasets/trip-places'
import { z } from 'zod'

import { askProvider } from '../../providers/ask-provider.ts'

const MAX_BYTES = 1_000_000
const TIMEOUT_MS = 10_000
const MAX_ASKED = 200
/** A sight with this many Wikipedia articles gets the highest rank. */
const MAX_WIKIPEDIAS = 150

const Answer = z.object({
  results: z.object({
    bindings: z.array(
      z.object({
        item: z.object({ value: z.string().regex(/\/Q\d{1,12}$/) }),
        links: z.object({ value: z.string().regex(/^\d{1,4}$/) }),
        label: z.object({ value: z.string().max(255) }),
      }),
    ),
  }),
})

/** How well known each place is, by how many Wikipedias describe it, and its names in our languages. */
export async function askWikidata(
  url: string,
  places: readonly TripPlaceCandidate[],
  signal: AbortSignal,
): Promise<readonly TripPlaceCandidate[]> {
  const ids = [...new Set(places.flatMap(({ wikidataId }) => wikidataId ?? []))].slice(0, MAX_ASKED)
  if (ids.length === 0) return places
  const query =
    `SELECT ?item ?links ?label WHERE { VALUES ?item { ${ids.map((id) => `wd:${id}`).join(' ')} } ` +
    `?item wikibase:sitelinks ?links; rdfs:label ?label. FILTER(LANG(?label) IN ("en","de","fr","es","it","pt")) }`
  const init = {
    method: 'POST',
    headers: { 'user-agent': 'Sojourn travel companion', accept: 'application/sparql-results+json' },
    body: new URLSearchParams({ query }),
  }
  const given = await askProvider(url, init, { maxBytes: MAX_BYTES, signal, timeoutMs: TIMEOUT_MS })
  const rows = Map.groupBy(Answer.parse(given).results.bindings, ({ item }) => item.value.split('/').at(-1) ?? '')
  return places.map((place) => {
    const known = rows.get(place.wikidataId ?? '')
    if (!known) return place
    const names = new Set([...place.otherNames, ...known.map(({ label }) => label.value)])
    names.delete(place.name)
    const renown = renownOf(Number(known[0]?.links.value))
    return { ...place, renown, otherNames: [...names], sources: [...place.sources, 'places-open'] }
  })
}

function renownOf(wikipedias: number): number {
  const share = Math.log(1 + wikipedias) / Math.log(1 + MAX_WIKIPEDIAS)
  return Math.round(Math.min(0.85, 0.05 + 0.8 * share) * 100) / 100
}
