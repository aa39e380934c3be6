import { type Cue, type CueText, readCue } from './cue-pattern.ts'

/** Cues by the prefix of their first word, so that a text is compared with few of them. */
export type CueList = {
  readonly spaced: ReadonlyMap<string, readonly Cue[]>
  readonly joined: readonly Cue[]
}

const KEY_LETTERS = 2
const expressions = new Map<Cue, RegExp>()

export function cueList(entries: readonly string[]): CueList {
  const cues = entries.map(readCue)
  const keyed = cues.flatMap((cue) =>
    cue.form === 'spaced' ? [...new Set(cue.starts.map(keyOf))].map((key) => ({ key, cue })) : [],
  )
  const byKey = Map.groupBy(keyed, ({ key }) => key)
  return {
    spaced: new Map([...byKey].map(([key, each]) => [key, each.map(({ cue }) => cue)])),
    joined: cues.filter(({ form }) => form === 'joined'),
  }
}

const keyOf = (start: string): string => start.slice(1, 1 + KEY_LETTERS)

export function cuesIn(said: CueText, { spaced, joined }: CueList): readonly Cue[] {
  const keys = new Set(said.spaced.split(' ').map((word) => word.slice(0, KEY_LETTERS)))
  const likely = new Set([...keys].flatMap((key) => spaced.get(key) ?? []))
  return [...likely, ...joined].filter((cue) => isIn(said, cue))
}

function isIn(said: CueText, cue: Cue): boolean {
  const text = said[cue.form]
  const isHere = cue.starts.some((start) => text.includes(start)) && expressionOf(cue).test(text)
  return isHere && (cue.onlyWith === null || isIn(said, cue.onlyWith))
}

/** The text without the cues of a list. */
export function withoutCues(said: CueText, list: CueList): CueText {
  let { spaced, joined } = said
  for (const cue of cuesIn(said, list)) {
    const everywhere = new RegExp(expressionOf(cue), 'gu')
    if (cue.form === 'spaced') spaced = spaced.replaceAll(everywhere, ' _ ')
    else joined = joined.replaceAll(everywhere, '_')
  }
  return { spaced, joined }
}

function expressionOf(cue: Cue): RegExp {
  const known = expressions.get(cue)
  if (known) return known
  const made = new RegExp(cue.source, 'u')
  expressions.set(cue, made)
  return made
}
