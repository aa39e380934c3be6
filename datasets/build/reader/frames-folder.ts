import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isReaderIntent, type ReaderIntent } from '@app/domain/learned-reader'

export const FRAMES = join(import.meta.dirname, '../../reader/frames')

/** A few words that add to the last question: "and for children?". */
export type AddingWords = { readonly language: string; readonly adds: string; readonly text: string }

/** What such words ask after a question; null if still the same. */
export type FollowUpSubject = {
  readonly adds: string
  readonly asks: ReaderIntent | null
  readonly after: readonly ReaderIntent[]
}

/** A trip as it is told beside a question, with `{p}` place, `{d}` date, `{n}` days and `{c}` company. */
export type ToldTrip = { readonly language: string; readonly text: string }

export type Frames = {
  readonly addingWords: readonly AddingWords[]
  readonly subjects: readonly FollowUpSubject[]
  readonly toldTrips: readonly ToldTrip[]
}

export async function readFrames(folder = FRAMES): Promise<Frames> {
  const [adding, subjects, told] = await Promise.all(
    ['follow-ups', 'follow-up-subjects', 'told-trips'].map((name) => readFile(join(folder, `${name}.tsv`), 'utf8')),
  )
  return {
    addingWords: columns(adding!, 3).map(([language, adds, text]) => ({
      language: language!,
      adds: adds!,
      text: text!,
    })),
    subjects: columns(subjects!, 3).map(([adds, asks, after]) => ({
      adds: adds!,
      asks: asks === '=' ? null : intent(asks!),
      after: after!.split(' ').map(intent),
    })),
    toldTrips: columns(told!, 2).map(([language, text]) => ({ language: language!, text: text! })),
  }
}

function columns(file: string, count: number): readonly (readonly string[])[] {
  const [, ...lines] = file.trimEnd().split('\n')
  return lines.map((line, index) => {
    const cells = line.split('\t')
    if (cells.length !== count) throw new SyntaxError(`line ${index + 2}: ${line}`)
    return cells
  })
}

function intent(id: string): ReaderIntent {
  if (!isReaderIntent(id)) throw new SyntaxError(`not an intent: ${id}`)
  return id
}
