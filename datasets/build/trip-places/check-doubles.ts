/** `npm run trip-doubles -w datasets`: possible duplicate sights in the hundred cities, for manual review. */
import type { TripPlace } from '@app/domain/trip'

import { findDoubles } from './find-doubles.ts'

const pairs = await findDoubles()
for (const { city, metres, one, other } of pairs) {
  console.log(`${String(metres).padStart(4)} m  ${city}: ${inWords(one)} | ${inWords(other)}`)
}
console.log(`${pairs.length} pairs.`)

function inWords({ name, kind, renown }: TripPlace): string {
  return `${name} (${kind}, ${renown})`
}
