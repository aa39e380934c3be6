import { describe, expect, it } from 'vitest'

import { readCue } from '../cue-pattern.ts'
import { readCrisis } from '../read-crisis.ts'
import cues from './cues.json' with { type: 'json' }
import { AID_TOPICS } from './read-first-aid.ts'
import steps from './steps.json' with { type: 'json' }
import utterances from './utterances.json' with { type: 'json' }

const LANGUAGES = Object.keys(steps)

it.each(utterances.first.map((line) => line.split('|')))('%s needs first aid for %s: %s', (language, topic, text) => {
  expect(readCrisis(text ?? '')).toMatchObject({ language, aid: { topic } })
})

it.each(utterances.calm)('is no emergency: %s', (text) => {
  expect(readCrisis(text)).toBeNull()
})

it.each([
  ['a sting is treated first', 'jellyfish stung me on the arm', false],
  ['a frothy cough at altitude needs the number first', 'he coughs pink froth at lobuche', true],
  ['a snakebite needs the number first', 'bitten by a snake', true],
])('%s', (_, text, isCallFirst) => {
  expect(readCrisis(text)?.aid?.isCallFirst).toBe(isCallFirst)
})

it('leaves despair to those who listen', () => {
  expect(readCrisis('i took too many pills, i want to die')).toMatchObject({ kind: 'despair', aid: null })
})

describe('the words', () => {
  it('are written in every language, without questions and exclamation marks', () => {
    expect(LANGUAGES).toHaveLength(22)
    for (const [language, { when, ...topics }] of Object.entries(steps)) {
      expect(Object.keys(topics), language).toEqual(AID_TOPICS)
      for (const text of [when, ...Object.values(topics).flatMap(({ steps: first, more }) => [first, more])])
        expect(text, language).toMatch(/^[^!?？！؟]{8,}$/u)
    }
  })

  it('name every danger in every language', () => {
    for (const [topic, { names, alone }] of Object.entries(cues.topics)) {
      const known = new Set([...names, ...alone].map((entry) => readCue(entry).language))
      expect(
        LANGUAGES.filter((language) => !known.has(language)),
        topic,
      ).toEqual([])
    }
  })
})
