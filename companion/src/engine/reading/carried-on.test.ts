import { describe, expect, it } from 'vitest'

import { answerQuestion, type Memory, NO_MEMORY } from '../index.ts'
import { smallWorld } from '../testing/small-world.ts'

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

describe('details kept across questions', () => {
  const LATE = 'My flight from Rome to Berlin arrived 5 hours late. What am I owed?'

  it('do not turn a question about weather into the cause of a delay', async () => {
    const answer = await converse('What is the weather in Tokyo in April?', LATE)
    expect(answer.calls[0]?.input).toMatchObject({ cause: 'unknown' })
    expect(answer.asks).toBe('cause')
  })

  it('include a cause that was asked for, for that flight only', async () => {
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
  ])('include a passport of %s: %s', async (passport, text) => {
    const answer = await converse('Do I need a visa for Japan as a German?', text)
    expect(answer.calls[0]?.input).toEqual({ passport, destination: 'JP' })
  })

  it.each([
    'Czy potrzebuję wizy do Japonii z holenderskim paszportem?',
    'Do I need a visa for Japan with a Ruritanian passport?',
  ])('do not replace an unclear passport with an earlier one: %s', async (text) => {
    const answer = await converse('Do I need a visa for Italy as a German?', text)
    expect([answer.asks, answer.calls]).toEqual(['passport', []])
  })

  it('include the passport until another is mentioned', async () => {
    const answer = await converse('Do I need a visa for Italy as a German?', 'And a visa for Japan with my passport?')
    expect(answer.calls[0]?.input).toEqual({ passport: 'DE', destination: 'JP' })
  })

  const FAMILY = 'Plan 3 days in Rome for 2 adults and a child of 6, vegetarian, relaxed, at most 5 km on foot'

  it.each([
    ['And in Berlin instead?', { days: 3, pace: 'calm', walkingCapMetres: 5000 }],
    ['Make it two days', { days: 2, pace: 'calm', walkingCapMetres: 5000 }],
  ])('include travellers and style for the same trip elsewhere or longer: %s', async (text, kept) => {
    const answer = await converse(FAMILY, text)
    expect(answer.calls[0]?.input).toMatchObject({ adults: 2, childAges: [6], diets: ['vegetarian'], ...kept })
  })

  it('include only the travellers for another trip', async () => {
    const { input } = (await converse(FAMILY, 'Plan 2 days in Berlin')).calls[0] ?? {}
    expect(input).toMatchObject({ adults: 2, childAges: [6], diets: ['vegetarian'], pace: 'steady' })
    expect(input).not.toHaveProperty('walkingCapMetres')
  })

  it('use the named city as origin and the earlier one as destination', async () => {
    const answer = await converse('What time is it in Tokyo?', 'How many hours ahead of Rome is that?')
    expect(answer.calls[0]?.input).toMatchObject({ here: 1, there: 2 })
  })

  it('use a requested currency for a stay, but not one of an earlier conversion', async () => {
    const week = 'What would a week in Rome cost?'
    expect((await converse('Convert 250 yen to euros', week)).calls[0]?.input).toMatchObject({ currency: 'USD' })
    expect((await converse(`${week} In yen`, 'And for three people?')).calls[0]?.input).toMatchObject({
      currency: 'JPY',
    })
  })

  it('search for a car on the days of the hotel', async () => {
    const answer = await converse('hotel in Rome 4 to 7 June 2027', 'And a car there for the same days')
    expect([answer.calls[0]?.tool, answer.calls[0]?.input]).toMatchObject([
      'car-search',
      { city: 1, from: '2027-06-04', to: '2027-06-07' },
    ])
  })

  it('do not date a trip by a question about weather elsewhere', async () => {
    const answer = await converse('What is the weather in Tokyo in April?', 'Plan 3 days in Rome')
    expect(answer.calls[0]?.input).not.toHaveProperty('firstDate')
  })

  it('date a trip by a question about weather in the same city', async () => {
    const answer = await converse('What is the weather in Rome in April?', 'Plan 3 days in Rome')
    expect(answer.calls[0]?.input).toMatchObject({ firstDate: '2027-04-01' })
  })
})
