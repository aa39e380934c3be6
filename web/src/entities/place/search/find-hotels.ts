import type { HotelSuggestion, hotelSuggestionsContract } from '@app/contracts/hotel-suggestions'

import type { BackendConfig } from '../../../api/backend.ts'
import { askFunction } from './ask-function.ts'
import { readRows, toCoordinates } from './read-rows.ts'

/** Type only: the schemas stay on the server. */
const NAME: (typeof hotelSuggestionsContract)['name'] = 'hotel-suggestions'

const PREPARE_MS = 5000
/** The first request after a server start waits for the list; meanwhile the cities are shown. */
const ASK_AGAIN_MS = 700
const MOST_QUESTIONS = 5

/** There are too many hotels for a device: without the server there are only the samples. */
export async function findHotels(
  config: BackendConfig,
  query: string,
  signal: AbortSignal,
): Promise<readonly HotelSuggestion[]> {
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    const answer = await askFunction(config, NAME, query, signal)
    if (!isStillReading(answer)) return readRows(answer, 'hotels', toHotel)
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    signal.throwIfAborted()
  }
  throw new Error('The hotels are still being read')
}

/** Then an empty list does not mean that there is no such hotel. */
function isStillReading(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'isReady' in answer && answer.isReady === false
}

let isPrepared = false

/** The server builds its list of hotels at the first request, so focusing the box triggers it. */
export function prepareHotels(config: BackendConfig): void {
  if (isPrepared || !navigator.onLine) return
  isPrepared = true
  askFunction(config, NAME, '', AbortSignal.timeout(PREPARE_MS)).catch(() => undefined)
}

function toHotel(row: Readonly<Record<string, unknown>>): HotelSuggestion | null {
  const { name, city, country, displayName, rating } = row
  if (typeof name !== 'string' || typeof city !== 'string') return null
  if (typeof country !== 'string' || typeof displayName !== 'string') return null
  const known = { name, city, country, displayName, rating: typeof rating === 'number' ? rating : null }
  const coordinates = toCoordinates(row['coordinates'])
  return coordinates ? { ...known, coordinates } : known
}
