import { describe, expect, it } from 'vitest'

import { backgroundLines } from './background-lines.ts'
import type { CorpusLine } from './corpus-line.ts'
import { readFrames } from './frames-folder.ts'
import { randomNumbers } from './random-numbers.ts'

const line = (text: string, intent: CorpusLine['intents'][number], isFollowUp = false): CorpusLine => ({
  language: 'en',
  intents: [intent],
  isFollowUp,
  before: null,
  text,
})

const TRIP = line('[days:5 days] in [place:rome] with [people:two kids] in [date:may]', 'itinerary')
const asked = Array.from({ length: 40 }, (_, at) => line(`can i drink the water ${at}`, 'tap_water'))

describe('backgroundLines', async () => {
  const { toldTrips } = await readFrames()

  it('tells a trip beside a question and keeps what is asked', () => {
    const made = backgroundLines([TRIP, ...asked], toldTrips, randomNumbers(1))
    expect(made.length).toBeGreaterThan(0)
    for (const { intents, text } of made) {
      expect(intents).toEqual(['tap_water', 'trip_told'])
      expect(text).toMatch(/can i drink the water \d+/)
      expect(text).toMatch(/\[place:rome\]|\[days:5 days\]|\[people:two kids\]|\[date:may\]|trip|my partner|landed/)
      expect(text).not.toMatch(/\{\w\}/)
    }
  })

  it('leaves out what asks for a trip, and what lacks its subject', () => {
    const others = [line('make it 4 days', 'itinerary_change'), line('and at night', 'safety_night', true)]
    expect(backgroundLines([TRIP, ...others, ...others], toldTrips, randomNumbers(1))).toEqual([])
  })
})
