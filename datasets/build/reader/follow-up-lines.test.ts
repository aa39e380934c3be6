import { describe, expect, it } from 'vitest'

import { followUpLines } from './follow-up-lines.ts'
import { readFrames } from './frames-folder.ts'
import { randomNumbers } from './random-numbers.ts'

const children = { language: 'en', adds: 'children', text: 'and for children?' }

describe('followUpLines', async () => {
  const { addingWords, subjects } = await readFrames()

  it('keeps the question before, or asks another that the table names', () => {
    const ofTable = [
      { adds: 'children', asks: null, after: ['visa_need'] },
      { adds: 'children', asks: 'kids_things', after: ['must_see'] },
    ] as const
    const made = followUpLines({ addingWords: [children], subjects: ofTable }, randomNumbers(1))
    expect(new Map(made.map(({ before, intents }) => [before, intents]))).toEqual(
      new Map([
        ['must_see', ['kids_things']],
        ['visa_need', ['visa_need']],
      ]),
    )
    expect(made.every(({ isFollowUp, text }) => isFollowUp && text === 'and for children?')).toBe(true)
  })

  it('knows what each phrase may go on from, in 22 languages', () => {
    expect(new Set(addingWords.map(({ language }) => language)).size).toBe(22)
    expect(new Set(addingWords.map(({ adds }) => adds))).toEqual(new Set(subjects.map(({ adds }) => adds)))
  })

  it('refuses a phrase that goes on from nothing', () => {
    expect(() => followUpLines({ addingWords: [children], subjects: [] }, randomNumbers(1))).toThrow('children')
  })
})
