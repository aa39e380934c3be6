import { describe, expect, it } from 'vitest'

import { answerQuestion, type Memory, NO_MEMORY } from './index.ts'
import { smallWorld } from './testing/small-world.ts'

const world = smallWorld()

async function converse(...said: readonly string[]) {
  let memory: Memory = NO_MEMORY
  let answer = await answerQuestion('', memory, world)
  for (const text of said) {
    answer = await answerQuestion(text, memory, world)
    memory = answer.memory
  }
  return answer
}

describe('what a conversation carries on', () => {
  const LATE = 'My flight from Rome to Berlin arrived 5 hours late. What am I owed?'

  it('never takes the weather that was asked about for the cause of a delay', async () => {
    const answer = await converse('What is the weather in Tokyo in April?', LATE)
    expect(answer.calls[0]?.input).toMatchObject({ cause: 'unknown' })
    expect(answer.asks).toBe('cause')
  })

  it('takes it where the cause was asked for, and keeps it for that flight alone', async () => {
    expect((await converse(LATE, 'The weather')).calls[0]?.input).toMatchObject({ cause: 'weather' })
    const other = await converse(
      LATE,
      'The weather',
      'My flight from Berlin to Tokyo arrived 6 hours late, compensation?',
    )
    expect(other.calls[0]?.input).toMatchObject({ cause: 'unknown', arrivalDelayMinutes: 360 })
  })

  it.each([
    ['PL', 'Czy potrzebuję wizy do Japonii z polskim paszportem?'],
    ['PL', 'Mam polski paszport'],
    ['NL', 'Heb ik een visum nodig voor Japan met een Nederlands paspoort?'],
    ['SE', 'Behöver jag visum till Japan med svenskt pass?'],
    ['TR', 'Türk pasaportu ile Japonya için vize gerekli mi?'],
    ['CZ', 'Potřebuji vízum do Japonska s českým pasem?'],
    ['BT', 'Czy potrzebuję wizy do Japonii z bhutańskim paszportem?'],
    ['US', 'Czy potrzebuję wizy do Japonii z amerykańskim paszportem?'],
  ])('reads a passport of %s: %s', async (passport, text) => {
    const answer = await converse('Do I need a visa for Japan as a German?', text)
    expect(answer.calls[0]?.input).toEqual({ passport, destination: 'JP' })
  })

  it.each([
    'Czy potrzebuję wizy do Japonii z holenderskim paszportem?',
    'Do I need a visa for Japan with a Ruritanian passport?',
  ])('asks whose passport rather than use the older one: %s', async (text) => {
    const answer = await converse('Do I need a visa for Italy as a German?', text)
    expect([answer.asks, answer.calls]).toEqual(['passport', []])
  })

  it('keeps the passport where nothing else is said of it', async () => {
    const answer = await converse('Do I need a visa for Italy as a German?', 'And a visa for Japan with my passport?')
    expect(answer.calls[0]?.input).toEqual({ passport: 'DE', destination: 'JP' })
  })
})
