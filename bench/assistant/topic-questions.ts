import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Intent, INTENTS } from '@app/companion/engine'

/** One sentence and its topic; the places in it are not judged. */
type TopicQuestion = { readonly language: string; readonly intent: Intent; readonly asked: string }

/**
 * `first.tsv` avoids the words that were known when it was written: 557 of 810 on the first run, 68.8 %. `more.tsv` was
 * written after those were fixed: 326 of 438 on the first run, 74.4 %.
 */
export const TOPIC_QUESTIONS: readonly TopicQuestion[] = ['first.tsv', 'more.tsv'].flatMap(readQuestions)

/** A language, a topic and a sentence per line, separated by tabs. */
function readQuestions(file: string): readonly TopicQuestion[] {
  const lines = readFileSync(join(import.meta.dirname, 'topics', file), 'utf8')
    .trim()
    .split('\n')
  return lines.flatMap((line) => {
    const [language = '', topic, asked = ''] = line.split('\t')
    const intent = INTENTS.find((each) => each === topic)
    return intent ? [{ language, intent, asked }] : []
  })
}
