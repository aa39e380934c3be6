import { countryNameIn } from '../country-name/index.ts'
import { foldText } from '../place-search/index.ts'
import {
  findByName,
  findWished,
  isAbout,
  isDishRefused,
  isDishWished,
  isSort,
  mentions,
  phrasesOf,
} from '../place-wishes/index.ts'
import { refusedIn, withoutStuff } from '../refusal-words/index.ts'
import { type CityKnowledge, isEventWished } from '../trip-details/index.ts'
import type { AskedCity, TripAsk } from '../trip-draft/index.ts'
import type { PlannedDayTrip } from '../trip-routes/index.ts'
import type { TripPlace } from '../trip/index.ts'

/** Texts without spaces are runs of several wishes. */
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/
/** Left over from a sentence, and in many names. */
const NO_WISH =
  /^(?:a|along|around|center|centre|city|day|days|east|end|family|first|friends?|last|max|national|new|north|old|overnight|pace|people|route|south|start|style|them?|tour|town|trip|user|way|west|whole)$/i

/** "Love caves". */
const LIKING = /^(?:(?:we|i) )?(?:really )?(?:all about|love|like|enjoy|into|want|maybe|some|lots of) (?=\p{L})/iu

/** Everyday words and hours that say nothing by themselves, and are not worth a quote. */
const EVERYDAY =
  /^(?:aboard|already|apart|dont|else|end|everywhere|got|happy|his|hers?|hi|hello|its|it|job|knows?|nts|obsessed|own|quick|rest|somewhere|starts?|taking|they|theyre|wks|hopping|off|please|pls|sorry|veut|veux|quiero|voglio|theyre|flying|thanks|thx|time|times|proof|evenings?|mornings?|afternoons?|nights?|lesson|lessons|user|use|bring|see|want|like|love|sitzt|jeden|lots?|some|easy|trop|muy|molto|muito|\d+ ?(?:pm|am|h|uhr)|\d+ to \d+)$/i

/** Words that the reader of the sentence had no use for, looked up among places, dishes, excursions and quarters: what is found is asked for. */
export function matchWishes(ask: TripAsk, places: readonly TripPlace[], knowledge: readonly CityKnowledge[]): TripAsk {
  const words = (ask.unread ?? [])
    .flatMap((run) => (DENSE.test(run) ? run.split(/[\s、・,]+/u) : [run]))
    .map((run) => run.replace(LIKING, ''))
  const known: Known = {
    places,
    knowledge,
    dayTrips: ask.cities.flatMap(({ base }) => base?.dayTrips ?? []),
    ownNames: ownNamesOf(ask),
  }
  const refused = words.flatMap((wish) => {
    const what = refusedIn(wish)
    return what === null ? [] : refusedBy(what, known).map((name) => ({ wish, name }))
  })
  const found = words.flatMap((wish) =>
    refusedIn(wish) === null ? foundIn(wish, known).map((name) => ({ wish, name })) : [],
  )
  const unread = words.filter(
    (wish) =>
      [...found, ...refused].every((other) => other.wish !== wish) &&
      !EVERYDAY.test(wish) &&
      !known.ownNames.has(foldText(wish)),
  )
  const { unread: _, ...rest } = ask
  const mustNot = [...new Set([...ask.mustNot.map(withoutStuff), ...refused.map(({ name }) => name)])]
  const isRefused = (wish: string): boolean => mustNot.some((words) => foldText(words) === foldText(wish))
  return {
    ...rest,
    cities: ask.cities.map((city) => withoutRefused(city, mustNot)),
    mustSee: [...new Set([...ask.mustSee, ...found.map(({ name }) => name)])].filter((wish) => !isRefused(wish)),
    mustNot,
    ...(unread.length > 0 && { unread }),
  }
}

type Known = {
  readonly places: readonly TripPlace[]
  readonly knowledge: readonly CityKnowledge[]
  readonly dayTrips: readonly PlannedDayTrip[]
  /** Of the towns and the country one goes to: no wish beside that. */
  readonly ownNames: ReadonlySet<string>
}

/** A run as a whole, or the phrases of it that the guide knows: "Glenfinnan" of "pls glenfinnan def". */
function foundIn(run: string, known: Known): readonly string[] {
  if (known.ownNames.has(foldText(run))) return []
  if (isKnown(run, known)) return [run]
  const found: string[] = []
  for (const phrase of phrasesOf(run)) {
    const isPart = found.some((other) => other.includes(phrase) || phrase.includes(other))
    if (!isPart && isTold(phrase, known)) found.push(phrase)
  }
  return found
}

function ownNamesOf({ cities, route }: TripAsk): ReadonlySet<string> {
  const countries = cities.map(({ city }) => countryNameIn(city.country, 'en'))
  const names = [...countries, ...(route?.names ?? []), ...cities.map(({ city }) => city.name)]
  return new Set(names.map((name) => foldText(name)))
}

function isKnown(wish: string, known: Known): boolean {
  return (
    !known.ownNames.has(foldText(wish)) &&
    !NO_WISH.test(wish) &&
    !EVERYDAY.test(wish) &&
    (findWished(wish, known.places) !== null || isBeside(wish, known))
  )
}

/** Dishes, festivals, excursions and quarters. */
function isBeside(wish: string, { knowledge, dayTrips }: Known): boolean {
  return (
    knowledge.some(
      ({ dishes, events = [], areas }) =>
        dishes.some((dish) => isDishWished(dish, wish)) ||
        events.some((event) => isEventWished(event, wish)) ||
        areas.some(({ name }) => mentions(name, wish)),
    ) ||
    dayTrips.some(
      ({ name, tags, highlights }) => isAbout(wish, { name, tags }) || highlights.some((each) => mentions(each, wish)),
    )
  )
}

/** A part of a run tells less: a sort by itself, or a name that is no everyday word. */
function isTold(phrase: string, known: Known): boolean {
  if (NO_WISH.test(phrase) || EVERYDAY.test(phrase) || known.ownNames.has(foldText(phrase))) return false
  if (isSort(phrase)) return findWished(phrase, known.places) !== null || isBeside(phrase, known)
  if (phrase.length < (DENSE.test(phrase) ? SHORTEST_DENSE_NAME : SHORTEST_NAME)) return false
  return findByName(phrase, known.places) !== null || (phrase.length >= SHORTEST_NAME && isBeside(phrase, known))
}

const SHORTEST_NAME = 5
const SHORTEST_DENSE_NAME = 2

/** What a refusal is about, without what is told of it: "houseboat" of "houseboat done it already". */
function refusedBy(words: string, { places, knowledge }: Known): readonly string[] {
  const isEaten = (phrase: string): boolean =>
    knowledge.some(({ dishes }) => dishes.some((dish) => isDishRefused(dish, phrase)))
  const begins = phrasesOf(words).filter((phrase) => words.startsWith(phrase))
  for (const phrase of begins) {
    if (isSort(phrase) || isEaten(phrase)) return [phrase]
    const best = findByName(phrase, places)
    if (best && phrase.length >= SHORTEST_NAME) return phrase === words ? [best.name] : [phrase]
  }
  return []
}

/** No day in the desert for those who want none. */
function withoutRefused(asked: AskedCity, mustNot: readonly string[]): AskedCity {
  const { base } = asked
  if (!base || mustNot.length === 0) return asked
  const dayTrips = base.dayTrips.filter(({ name, tags }) => !mustNot.some((words) => isAbout(words, { name, tags })))
  return { ...asked, base: { ...base, dayTrips } }
}
