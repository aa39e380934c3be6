import type { ReaderIntent } from '@app/domain/learned-reader'

import type { CorpusLine } from './corpus-line.ts'
import type { ToldTrip } from './frames-folder.ts'

/** One message with a trip as its background for so many lines. */
const EVERY = 5
/** Of these, so many tell the trip after the question. */
const AFTER = 0.25
const LONGEST = 140
const SIGNS = [', ', '. ', ' ', ' - ', '\n', '; ']
const TRIP: ReaderIntent = 'itinerary'
const TOLD: ReaderIntent = 'trip_told'
const SLOTS = /\[(place|country|date|days|people):[^\]]*\]/gu
const KINDS: Readonly<Record<string, readonly string[]>> = {
  p: ['place', 'country'],
  d: ['date'],
  n: ['days'],
  c: ['people'],
}
/** Slots of a request alone, as in a search box. */
const BARE = 0.3
const LEAST_SLOTS = 2
/** Beside these, a trip that is told is a request for it, or the message is of something else. */
const ALONE: readonly ReaderIntent[] = [
  'injection',
  'itinerary',
  'itinerary_change',
  'off_topic',
  'smalltalk',
  'thanks',
]

/**
 * "We're a family of four going to Rome 10-14 May, do we need to book the Colosseum?": a trip is told, and only the
 * question beside it is asked.
 */
export function backgroundLines(
  lines: readonly CorpusLine[],
  toldTrips: readonly ToldTrip[],
  random: () => number,
): readonly CorpusLine[] {
  const any = <T>(of: readonly T[] = []): T | undefined => of[Math.floor(random() * of.length)]
  const tell = teller(lines, toldTrips, { random, any })
  const asked = lines.filter(
    ({ intents, isFollowUp, text }) =>
      !isFollowUp && text.length < LONGEST && !intents.some((intent) => ALONE.includes(intent)),
  )
  return asked
    .filter((_, index) => index % EVERY === 0)
    .flatMap((line) => {
      const told = tell(line.language)
      if (told === undefined) return []
      const isAfter = random() < AFTER
      const text = isAfter
        ? `${line.text.replace(/[.\s]+$/u, '')}${any(SIGNS)}${told}`
        : `${told}${any(SIGNS)}${line.text}`
      return [{ ...line, intents: [...line.intents, TOLD], text }]
    })
}

type Lots = {
  readonly random: () => number
  readonly any: <T>(of: readonly T[] | undefined) => T | undefined
}

/** Tells a trip in a language with the places, dates and people of its requests for trips. */
function teller(lines: readonly CorpusLine[], toldTrips: readonly ToldTrip[], { random, any }: Lots) {
  const trips = lines.filter(({ intents }) => intents.length === 1 && intents[0] === TRIP)
  const byLanguage = Map.groupBy(trips, ({ language }) => language)
  const frames = Map.groupBy(toldTrips, ({ language }) => language)
  const slots = Map.groupBy(
    trips.flatMap(({ language, text }) => slotsIn(text).map((slot) => ({ language, slot }))),
    ({ language, slot }) => `${language} ${slot.slice(1, slot.indexOf(':'))}`,
  )
  return (language: string): string | undefined => {
    const own = slotsIn(any(byLanguage.get(language))?.text ?? '')
    if (random() < BARE && own.length >= LEAST_SLOTS) return own.join(' ')
    return any(frames.get(language))?.text.replaceAll(/\{(\w)\}/gu, (_, kind: string) => {
      const known = (KINDS[kind] ?? []).flatMap((name) => slots.get(`${language} ${name}`) ?? [])
      return any(known)?.slot ?? ''
    })
  }
}

function slotsIn(text: string): readonly string[] {
  return text.match(SLOTS) ?? []
}
