import type { Meaning } from '@app/domain/learned-reader'
import { describe, expect, it } from 'vitest'

import { answerQuestion, type Memory, NO_MEMORY, textOf } from './index.ts'
import { smallGuide } from './testing/small-guide.ts'
import { smallWorld } from './testing/small-world.ts'

const MEANINGS: readonly (readonly [RegExp, Meaning])[] = [
  [/night|dark/i, 'night'],
  [/\bkids?\b/i, 'children'],
  [/taxi/i, 'taxi'],
  [/extend/i, 'extend_stay'],
]
const world = smallWorld({
  guide: smallGuide(),
  meaningsIn: (text) => new Set(MEANINGS.filter(([pattern]) => pattern.test(text)).map(([, meaning]) => meaning)),
})

async function lastOf(questions: readonly string[]) {
  let memory: Memory = NO_MEMORY
  const texts: string[] = []
  for (const question of questions) {
    const answer = await answerQuestion(question, memory, world)
    memory = answer.memory
    texts.push(textOf(answer))
  }
  return texts.at(-1)!
}

describe('a follow-up', () => {
  it('says only what is new', async () => {
    const text = await lastOf(['tap water in Rome?', 'and for brushing teeth?'])
    expect(text).not.toContain('tap water is safe')
  })

  it('says the whole answer of another place', async () => {
    expect(await lastOf(['tap water in Rome?', 'tap water in Florence?'])).toContain('tap water is safe')
  })

  it('says the whole answer again to a whole question', async () => {
    expect(await lastOf(['tap water in Rome?', 'tap water in Rome?'])).toContain('tap water is safe')
  })

  it('says who extends a stay, and not the rule again', async () => {
    const text = await lastOf(['Do I need a visa for Japan as a German?', 'visa, can i extend?'])
    expect(text).toContain('extended')
    expect(text).not.toContain('without a visa')
  })

  it('says the sentence that speaks of what it asks', async () => {
    const text = await lastOf(['do I tip in Rome?', 'tips for the taxi?'])
    expect(text).toContain('Taxi')
    expect(text).not.toContain('No need to tip')
  })
})
