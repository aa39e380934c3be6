import { type Intent, INTENTS } from '../src/engine/sentences.ts'
import { FIRST_WAYS_OF_ASKING } from './ways-of-asking-first.ts'
import { MORE_WAYS_OF_ASKING } from './ways-of-asking-more.ts'

/** One sentence of a stranger and what it is about; the places in it are not judged. */
type WayOfAsking = { readonly language: string; readonly intent: Intent; readonly asked: string }

export const WAYS_OF_ASKING: readonly WayOfAsking[] = [FIRST_WAYS_OF_ASKING, MORE_WAYS_OF_ASKING].flatMap(read)

/** A language after "@", then a topic and its sentences on a line. */
function read(table: string): readonly WayOfAsking[] {
  return table.split('@').flatMap((block) => {
    const [language = '', ...lines] = block.trim().split('\n')
    return lines.flatMap((line) => {
      const at = line.indexOf(': ')
      const intent = INTENTS.find((each) => each === line.slice(0, at))
      return intent
        ? line
            .slice(at + 2)
            .split('|')
            .map((asked) => ({ language, intent, asked }))
        : []
    })
  })
}
