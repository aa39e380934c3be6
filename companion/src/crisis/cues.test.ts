import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import answers from './answers.json' with { type: 'json' }
import { CRISIS_SENTENCES } from './crisis-answers.ts'
import { readCue } from './cue-pattern.ts'

const CUES = join(import.meta.dirname, 'cues')
const files = readdirSync(CUES)
const entriesOf = (file: string) => JSON.parse(readFileSync(join(CUES, file), 'utf8')) as readonly string[]
/** Supported with their simplest words only; the answer is in English. */
const READ_ONLY = ['hy', 'is', 'ka', 'sq', 'sw', 'ta', 'te']
const SLOTS: Readonly<Record<string, readonly string[]>> = {
  call: ['{country}', '{number}'],
  callIfThere: ['{country}', '{number}'],
  line: ['{line}', '{phone}'],
  directory: ['{directory}'],
}

describe.each(files)('%s', (file) => {
  const entries = entriesOf(file)

  it('has one cue per line, sorted, each once', () => {
    const lines = readFileSync(join(CUES, file), 'utf8').trim().split('\n')
    expect(lines).toHaveLength(entries.length + 2)
    expect(entries).toEqual([...new Set(entries)].toSorted())
  })

  it('has valid cues, in languages with an answer', () => {
    for (const entry of entries) {
      const { language, starts, source } = readCue(entry)
      expect([...Object.keys(answers), ...READ_ONLY], entry).toContain(language)
      expect(
        starts.every((start) => start.trim().length > 0 || entry.slice(3).startsWith('*')),
        entry,
      ).toBe(true)
      expect(() => new RegExp(source, 'u'), entry).not.toThrow()
    }
  })
})

describe.each(Object.entries(answers))('the answer in %s', (_, words) => {
  it('has every sentence with placeholders for its facts, and neither questions nor exclamation marks', () => {
    expect(Object.keys(words)).toEqual(CRISIS_SENTENCES)
    for (const [name, text] of Object.entries(words)) {
      expect([...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).toSorted(), name).toEqual(SLOTS[name] ?? [])
      expect(text, name).not.toMatch(/[!?？！؟]/u)
    }
  })
})

it('answers in every language that has cues of every kind', () => {
  const languages = new Set(Object.keys(answers).map((code) => code.slice(0, 2)))
  for (const file of files.filter((name) => name !== 'harmless.json'))
    expect(new Set([...READ_ONLY, ...entriesOf(file).map((entry) => entry.slice(0, 2))]), file).toEqual(
      new Set([...languages, ...READ_ONLY]),
    )
})
