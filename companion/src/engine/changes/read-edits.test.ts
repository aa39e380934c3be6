import { describe, expect, it } from 'vitest'

import { answerQuestion, NO_MEMORY, PHRASEBOOKS } from '../index.ts'
import { place, smallTrip, smallWorld } from '../testing/small-world.ts'
import { loadSpokenWords, spokenWords } from '../words/spoken-words.ts'
import { readEdits } from './read-edits.ts'

const trip = smallTrip()
const PLACES = [place('d', 'Ara Pacis'), place('e', 'Victoria and Albert Museum'), place('f', 'Villa Borghese')]
const world = smallWorld({ trip, places: () => [...Object.values(trip.places), ...PLACES] })
const [english] = PHRASEBOOKS
const read = (text: string) => readEdits(text, english!, trip, PLACES, world)
const ask = (text: string, memory = NO_MEMORY) => answerQuestion(text, memory, world)

describe('readEdits', () => {
  it.each([
    ['swap the first and the last day', [{ kind: 'swap-days', days: [1, 2] }]],
    ['swap Tuesday and Wednesday', [{ kind: 'swap-days', days: [1, 2] }]],
    [
      'make day 2 calmer and add the Ara Pacis',
      [
        { kind: 'calmer', day: 2 },
        { kind: 'add', place: 'Ara Pacis' },
      ],
    ],
    ['add the Victoria and Albert Museum', [{ kind: 'add', place: 'Victoria and Albert Museum' }]],
    ['Villa Borghese instead of the Colosseum', [{ kind: 'swap', place: 'Colosseum', with: 'Villa Borghese' }]],
    ['move the Colosseum to day 2 at 3 pm', [{ kind: 'move', place: 'Colosseum', day: 2, at: 900 }]],
    [
      'remove the Colosseum and the Vatican',
      [
        { kind: 'remove', place: 'Colosseum' },
        { kind: 'remove', place: 'Vatican Museums' },
      ],
    ],
    ['drop the second day', [{ kind: 'remove-day', day: 2 }]],
    ['remove the first stop of day 1', [{ kind: 'remove', place: 'remove the first stop of day 1' }]],
    ['two days earlier please', [{ kind: 'shift', days: -2 }]],
    ['more parks', [{ kind: 'more', interest: 'nature' }]],
    ['what a lovely plan', []],
  ])('%s', (text, edits) => expect(read(text)).toEqual(edits))
})

describe('a change', () => {
  it('is proposed and never made, whatever the next message says', async () => {
    const first = await ask('swap day 1 and 2')
    expect(first.actions).toEqual([{ kind: 'accept-change', tripId: 'trip' }])
    const yes = await ask('yes, do it', first.memory)
    expect([yes.calls, yes.actions]).toEqual([[], []])
  })
  it('asks on which day it rains, and uses the answer', async () => {
    const first = await ask('what if it rains?')
    expect(first.asks).toBe('day')
    expect((await ask('on day 2', first.memory)).calls[0]?.input).toEqual({ edits: [{ kind: 'rain', day: 2 }] })
  })
  it('that is impossible is reported', async () => {
    const { sentences, actions } = await ask('remove the Eiffel Tower')
    expect([sentences.map(({ id }) => id), actions]).toEqual([['changeNoStop'], []])
  })
  it('mentions every finding of the card', async () => {
    const night = { text: 'Mo-Su 19:00-20:00', basis: 'usual' as const }
    const shut = { ...trip.places, b: { ...trip.places['b']!, hours: night } }
    const odd = { ...trip, places: shut }
    const { sentences } = await answerQuestion('remove the Colosseum', NO_MEMORY, { ...world, trip: odd })
    const ids = sentences.map(({ id }) => id)
    expect([ids.includes('changeWarnings'), ids.includes('checkGood')]).toEqual([true, false])
  })
  it('is not read in a pasted plan', async () => {
    const { calls } = await ask('Rome\nDay 1\n9:00 Colosseum\n11:00 remove day 2\n12:00 swap day 1 and 2')
    expect(calls.map(({ tool }) => tool)).not.toContain('change-trip')
  })
  it('needs a trip, and leaves other questions alone', async () => {
    expect((await answerQuestion('swap day 1 and 2', NO_MEMORY, smallWorld())).asks).toBe('trip')
    for (const text of ['Do I need a visa for Japan with a German passport?', 'I have chest pain', 'delete my account'])
      expect((await ask(text)).calls.map(({ tool }) => tool)).not.toContain('change-trip')
  })
})

it.each(PHRASEBOOKS.map(({ code }) => code))('understands the suggestions after a plan in %s', async (code) => {
  await loadSpokenWords(code)
  for (const id of ['calmerDay', 'lessWalking', 'oneMoreDay'] as const) {
    const { intent } = await ask(spokenWords(code).followUps[id], { ...NO_MEMORY, language: code })
    expect([id, intent]).toEqual([id, 'change'])
  }
})

it('offers a button to save a named place', async () => {
  const { actions } = await ask('save the Colosseum')
  expect(actions).toMatchObject([{ kind: 'save', place: { value: { name: 'Colosseum' } } }])
  expect((await ask('save this trip')).actions).toEqual([{ kind: 'save-trip' }])
})
