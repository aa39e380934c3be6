import type { CorpusLine } from './corpus-line.ts'
import { type MarkedName, namesIn, replaceNames, withMasks, withoutMarks } from './marked-slots.ts'

/** Of each line so many with other names, so that "Bangkok" does not come to mean street food. */
const RENAMED = 2

/** A line as typed, with other names of its language, and with masks for a host that finds the names itself. */
export function trainingTexts(lines: readonly CorpusLine[], random: () => number): readonly (readonly string[])[] {
  const names = Map.groupBy(
    lines.flatMap(({ language, text }) => namesIn(text).map((named) => ({ language, ...named }))),
    ({ language, slot }) => `${language} ${slot}`,
  )
  return lines.map(({ language, text }) => {
    const typed = withoutMarks(text)
    if (namesIn(text).length === 0) return [typed]
    const another = ({ slot, name }: MarkedName): string => {
      const known = names.get(`${language} ${slot}`) ?? []
      return known[Math.floor(random() * known.length)]?.name ?? name
    }
    return [typed, ...Array.from({ length: RENAMED }, () => replaceNames(text, another)), withMasks(text)]
  })
}
