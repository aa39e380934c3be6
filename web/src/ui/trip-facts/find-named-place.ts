import type { NamedPlace } from '@app/contracts/place-guide'
import type { LoaderFunctionArgs } from 'react-router'

import { askPlaces } from '../../api/ask-places.ts'

type Asking = Pick<LoaderFunctionArgs, 'context' | 'request'>

const PATIENCE_MS = 2500

/**
 * The city that a search names: `Sintra, Portugal`, or the two last parts of a hotel's address. Null without a
 * connection, or when the answer takes longer than somebody would wait for it; the search itself does not need it.
 */
export async function findNamedPlace(asking: Asking, typed: string): Promise<NamedPlace | null> {
  const name = typed
    .split(',')
    .slice(-2)
    .map((part) => part.trim())
    .join(', ')
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
  const asked = askPlaces(asking, { kind: 'named', name }).then(
    (answer) => (answer.kind === 'named' ? answer.place : null),
    () => null,
  )
  return Promise.race([asked, late])
}
