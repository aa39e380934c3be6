import type { CorpusLine } from './corpus-line.ts'
import { withMasks, withoutMarks } from './marked-slots.ts'

/** So much of a message is a pasted plan and no question. */
const LONGEST = 300

/**
 * One spelling of quotes and spaces, no line twice, sorted. A line that says the same as another but for its names is
 * the same line; where two of them disagree on the intent, both are dropped.
 */
export function tidyCorpus(lines: readonly CorpusLine[]): readonly CorpusLine[] {
  const groups = Map.groupBy(lines.map(tidyLine).filter(isUseful), sameness)
  return [...groups.values()]
    .flatMap((group) => (new Set(group.map(intentKey)).size === 1 ? group.slice(0, 1) : []))
    .toSorted((a, b) => compare(intentKey(a), intentKey(b)) || compare(a.text, b.text))
}

function tidyLine(line: CorpusLine): CorpusLine {
  const text = line.text
    .normalize('NFC')
    .replace(/[‘’`´]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[\s\u200b]+/gu, ' ')
    .replace(/\s*\]/gu, ']')
    .replace(/:\s+(?=[^[\]]*\])/gu, ':')
    .trim()
  return { ...line, intents: line.intents.toSorted(), text }
}

/** A name alone asks nothing. */
function isUseful({ text }: CorpusLine): boolean {
  return text.length <= LONGEST && /\p{L}/u.test(withMasks(text).replaceAll(/[\ue000-\ue004]/gu, ''))
}

/** By which lines are the same question, and by which they are kept for training or put aside. */
export function sameness({ language, before, text }: Pick<CorpusLine, 'before' | 'language' | 'text'>): string {
  const bare = withMasks(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\ue000-\ue004]+/gu, ' ')
    .trim()
  return `${language} ${before ?? ''} ${bare === '' ? withoutMarks(text) : bare}`
}

const intentKey = ({ intents }: CorpusLine): string => intents.join('+')

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
