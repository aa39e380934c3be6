import type { GuideEntry } from '@app/datasets/guide'
import { slugOf } from '@app/domain/place-address'

const AREA_KINDS = ['region', 'island', 'park']

/**
 * The destination at the end of an address: by its id, its name, or a name in another language. `mykonos-island` is the
 * address of an island beside a town of the same name.
 */
export function findEntry(destinations: readonly GuideEntry[], country: string, asked: string): GuideEntry | undefined {
  // A name without Latin letters leaves nothing of itself in an address.
  if (asked === '') return undefined
  const here = destinations.filter(({ countries }) => countries.includes(country))
  return (
    here.find(({ id }) => id === asked) ??
    here.find(({ id }) => AREA_KINDS.some((kind) => asked === `${id}-${kind}`)) ??
    here.find((entry) => namesOf(entry).some((name) => slugOf(name) === asked))
  )
}

function namesOf({ name, localName, otherNames }: GuideEntry): readonly string[] {
  return [name, localName ?? '', ...otherNames.map((other) => other.name)].filter((each) => each !== '')
}
