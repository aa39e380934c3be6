import { isReaderIntent, type ReaderIntent } from '@app/domain/learned-reader'

export type CorpusLine = {
  readonly language: string
  /** One, or two where the message asks both. */
  readonly intents: readonly ReaderIntent[]
  /** Goes on from an earlier question; marked ">" in the file. */
  readonly isFollowUp: boolean
  /** What was asked before, where the file says so: ">prices and in porto?". */
  readonly before: ReaderIntent | null
  /** With its slots marked: `[place:rome]`. */
  readonly text: string
}

export const HEADER = 'intent\ttext'
const FOLLOW_UP = /^>(?<before>\w*)\s+/

/** The lines of one file; throws at the first that is not well formed, with its number. */
export function parseCorpus(language: string, file: string): readonly CorpusLine[] {
  const [header, ...lines] = file.trimEnd().split('\n')
  if (header?.trim() !== HEADER) throw new SyntaxError(`${language}: the first line is not "intent<tab>text"`)
  return lines.map((line, index) => {
    const [ids, text, ...more] = line.split('\t')
    const intents = ids?.split('+').map((id) => id.trim()) ?? []
    const mark = FOLLOW_UP.exec(text ?? '')
    const before = mark?.groups?.['before'] ?? ''
    const isWell = intents.length <= 2 && intents.every(isReaderIntent) && (before === '' || isReaderIntent(before))
    if (!isWell || !text?.trim() || more.length > 0) throw new SyntaxError(`${language}:${index + 2}: ${line}`)
    return {
      language,
      intents: intents as ReaderIntent[],
      isFollowUp: mark !== null,
      before: before === '' ? null : (before as ReaderIntent),
      text: text.slice(mark?.[0].length ?? 0),
    }
  })
}

export function writeCorpus(lines: readonly CorpusLine[]): string {
  const rows = lines.map(
    ({ intents, isFollowUp, before, text }) => `${intents.join('+')}\t${isFollowUp ? `>${before ?? ''} ` : ''}${text}`,
  )
  return `${HEADER}\n${rows.join('\n')}\n`
}
