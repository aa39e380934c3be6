import { foldText } from '../../place-search/index.ts'
import type { Destination, Said } from '../trip-request.ts'
import { isListJoint, isOr } from './linking-words.ts'

type Place = Said<Destination>

/**
 * Of "Hurghada or Sharm" the first is taken, unless another is named again: "Costa Rica or Panama? Panama then". The
 * others are quoted as not used.
 */
export function chooseAlternatives(
  places: readonly Place[],
  refused: readonly Place[],
  text: string,
): { readonly taken: readonly Place[]; readonly others: readonly Said<string>[] } {
  const isOut = (place: Place): boolean => refused.includes(place)
  const groups = groupsOf(places, text)
  const losers = groups.flatMap((group) => {
    const open = group.filter((place) => !isOut(place))
    const chosen = open.find((place) => isNamedAgain(place, group, text)) ?? open[0]
    return group.filter((place) => place !== chosen)
  })
  const names = losers.map(({ value }) => foldText(value.name))
  return {
    taken: places.filter((place) => !losers.includes(place) && !names.includes(foldText(place.value.name))),
    others: losers.map(({ span }) => ({ value: text.slice(span.start, span.end), span })),
  }
}

/** Runs of places that end in "or": "Krk, Rab or Cres". */
function groupsOf(places: readonly Place[], text: string): readonly (readonly Place[])[] {
  const groups: Place[][] = []
  for (let at = 1; at < places.length; at += 1) {
    const between = (index: number): string => text.slice(places[index - 1]?.span.end, places[index]?.span.start)
    if (!isOr(between(at))) continue
    let from = at - 1
    while (from > 0 && (isOr(between(from)) || (between(from).trim() !== '' && isListJoint(between(from))))) from -= 1
    const before = groups.at(-1)
    const last = places[at]!
    if (before && before.includes(places[at - 1]!)) before.push(last)
    else groups.push(places.slice(from, at + 1))
  }
  return groups
}

function isNamedAgain({ value, span }: Place, group: readonly Place[], text: string): boolean {
  const end = Math.max(...group.map((place) => place.span.end), span.end)
  return foldText(text.slice(end)).includes(foldText(value.name))
}
