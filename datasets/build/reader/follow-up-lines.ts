import type { CorpusLine } from './corpus-line.ts'
import type { AddingWords, FollowUpSubject } from './frames-folder.ts'

/** Each phrase is tried after so many questions, or after this share of those it can follow. */
const AFTER_EACH = 6
const SHARE = 0.2

/**
 * "And for children?" after a visa is still about the visa, and after sights about those for children: each phrase, after
 * questions that it can go on from.
 */
export function followUpLines(
  {
    addingWords,
    subjects,
  }: { readonly addingWords: readonly AddingWords[]; readonly subjects: readonly FollowUpSubject[] },
  random: () => number,
): readonly CorpusLine[] {
  const byKind = Map.groupBy(
    subjects.flatMap(({ adds, asks, after }) => after.map((before) => ({ adds, before, intent: asks ?? before }))),
    ({ adds }) => adds,
  )
  return addingWords.flatMap(({ language, adds, text }) => {
    const known = byKind.get(adds)
    if (known === undefined) throw new SyntaxError(`nothing to go on from: ${adds}`)
    const count = Math.min(known.length, Math.max(AFTER_EACH, Math.floor(known.length * SHARE)))
    const [start, step] = [Math.floor(random() * known.length), known.length / count]
    return Array.from({ length: count }, (_, at) => known[(start + Math.floor(at * step)) % known.length]!).map(
      ({ before, intent }) => ({ language, intents: [intent], isFollowUp: true, before, text }),
    )
  })
}
