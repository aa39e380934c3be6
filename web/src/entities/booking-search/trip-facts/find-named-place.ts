import type { NamedPlace } from '@app/contracts/place-guide'
import type { LoaderFunctionArgs } from 'react-router'

import { askPlaces } from '../../place/ask-places.ts'

type Asking = Pick<LoaderFunctionArgs, 'context' | 'request'>

export type FoundPlace = NamedPlace & {
  /** The whole text is the name; otherwise it contains more, such as a hotel. */
  readonly isWhole: boolean
}

const TIMEOUT_MS = 2500

/**
 * The city of a search: `Sintra, Portugal`, `Portland, Oregon, United States`, or the last two parts of a hotel's
 * address. Null offline, or when the answer takes too long; the search itself does not need it.
 */
export async function findNamedPlace(asking: Asking, typed: string): Promise<FoundPlace | null> {
  const parts = typed.split(',').map((part) => part.trim())
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS))
  const ask = (name: string): Promise<NamedPlace | null> => Promise.race([askFor(asking, name), late])
  const [whole, end] = await Promise.all([
    ask(parts.join(', ')),
    parts.length > 2 ? ask(parts.slice(-2).join(', ')) : null,
  ])
  const place = whole ?? end
  return place && { ...place, isWhole: whole !== null }
}

function askFor(asking: Asking, name: string): Promise<NamedPlace | null> {
  return askPlaces(asking, { kind: 'named', name }).then(
    (answer) => (answer.kind === 'named' ? answer.place : null),
    () => null,
  )
}
