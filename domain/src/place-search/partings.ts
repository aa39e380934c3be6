import { foldText } from './fold-text.ts'

/** What was typed, taken for a place and what narrows it. */
export type Parting = {
  readonly place: string
  readonly group: string
  /** By a comma. */
  readonly isSetOff: boolean
}

const MOST_GROUP_WORDS = 4
/** Two letters before a name are an article: "la paz" is not in Laos. */
const SHORTEST_SWAPPED = 3

/** "paris, fr" and "paris fr": by the last comma, else by every space, the longest group first. */
export function partings(typed: string, wanted: string): readonly Parting[] {
  const comma = typed.lastIndexOf(',')
  const [place, group] = [foldText(typed.slice(0, Math.max(0, comma))), foldText(typed.slice(comma + 1))]
  if (comma >= 0 && place && group) return [{ place, group, isSetOff: true }]
  const words = wanted.split(' ')
  const most = Math.max(0, Math.min(MOST_GROUP_WORDS, words.length - 1))
  return Array.from({ length: most }, (_, i) => {
    const at = words.length - most + i
    return { place: words.slice(0, at).join(' '), group: words.slice(at).join(' '), isSetOff: false }
  })
}

/** The other way round: "italy rome", "france, nice". */
export function swappedPartings(typed: string, wanted: string): readonly Parting[] {
  const [before = '', after = '', ...more] = typed.split(',').map(foldText)
  if (before && after && more.length === 0) return [{ place: after, group: before, isSetOff: true }]
  const words = wanted.split(' ')
  const most = Math.max(0, Math.min(MOST_GROUP_WORDS, words.length - 1))
  return Array.from({ length: most }, (_, i) => ({
    place: words.slice(most - i).join(' '),
    group: words.slice(0, most - i).join(' '),
    isSetOff: false,
  })).filter(({ group }) => group.length >= SHORTEST_SWAPPED)
}
