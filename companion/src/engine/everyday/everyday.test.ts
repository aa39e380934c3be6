import { describe, expect, it } from 'vitest'

import { answerQuestion, type Memory, NO_MEMORY, textOf } from '../index.ts'
import { smallGuide } from '../testing/small-guide.ts'
import { smallWorld } from '../testing/small-world.ts'
import { readEverydayIntents } from './read-everyday-intents.ts'

const world = smallWorld({ guide: smallGuide() })

async function ask(questions: readonly string[]) {
  let memory: Memory = NO_MEMORY
  let answer = await answerQuestion(questions[0] ?? '', memory, world)
  for (const question of questions.slice(1)) {
    memory = answer.memory
    answer = await answerQuestion(question, memory, world)
  }
  return { text: textOf(answer), tools: answer.calls.map(({ tool }) => tool), answer }
}

describe('readEverydayIntents', () => {
  it.each([
    ['tip in japan?', ['tipping']],
    ['any tips for rome', []],
    ['tipping and tap water in turkey?', ['tipping', 'tap_water']],
    ['my bag did not arrive', ['lost_luggage']],
    ['a day trip from Rome', ['day_trip']],
    ['Design a two-day trip to Naples', []],
    ['we have 48 hours in Krakow', []],
    ['what plugs do they use', []],
  ])('reads %s as %j', (text, intents) => {
    expect(readEverydayIntents(text).intents.map(({ intent }) => intent)).toEqual(intents)
  })

  it('returns certain intents or none', () => {
    expect(readEverydayIntents('tap water in Rome').kind).toBe('sure')
    expect(readEverydayIntents('hello there').kind).toBe('unknown')
  })
})

describe('an everyday question', () => {
  it.each([
    ['tap water in rome?', 'country-practice', 'Yes, tap water is safe to drink in Rome, Italy.'],
    [
      'how do I get from fco to the city centre',
      'getting-there',
      'take the train (Leonardo Express): about 30 mins, €14.',
    ],
    ['train from Rome to Florence', 'getting-there', 'By fast train it takes about'],
    ['is rome safe at night', 'place-safety', 'Take more care after dark in Termini.'],
    ['vegetarian food in Rome', 'food-and-drink', 'these are usually vegetarian: Cacio e pepe.'],
    ['egg allergy in Rome, what to avoid eating', 'food-and-drink', 'usually contain egg: Carbonara.'],
    ['where to stay in Rome', 'where-to-stay', 'For a first visit to Rome stay in Monti.'],
    [
      'best time to visit Sicily',
      'seasons-and-events',
      'The best time for Sicily is April–June and September–October.',
    ],
    ['is 300 euro enough for 3 days in Italy', 'budget-check', 'It is tight'],
    ['lost my passport in Rome, going to France next week', 'what-to-do-if', 'Which passport do you travel with?'],
    ['my suitcase is lost', 'what-to-do-if', 'baggage desk'],
  ])('%s: %s', async (question, tool, said) => {
    const { text, tools } = await ask([question])
    expect(tools).toEqual([tool])
    expect(text).toContain(said)
  })

  it('answers several in order, from one card', async () => {
    const { text, tools } = await ask(['tap water and tipping in Rome?'])
    expect(tools).toEqual(['country-practice'])
    expect(text.indexOf('tap water')).toBeLessThan(text.indexOf('Tipping is up to you'))
  })

  it('also answers a part that phrases recognise', async () => {
    const { tools } = await ask(['Do I need a visa for Italy as a Japanese citizen, and is the tap water ok?'])
    expect(tools).toEqual(['entry-rule', 'passport-validity', 'country-practice'])
  })

  it('keeps its place for the next question', async () => {
    const { tools, answer } = await ask(['is rome safe for a woman alone', 'and at night?'])
    expect(tools).toEqual(['place-safety'])
    expect(answer.calls[0]?.input).toMatchObject({ place: 'rome', about: 'night' })
  })

  it('repeats the question for another place', async () => {
    const { answer } = await ask(['where to stay in Rome', 'and in Sicily?'])
    expect(answer.calls[0]).toMatchObject({ tool: 'where-to-stay', input: { place: 'sicily' } })
  })

  it.each([
    ['an allergy', 'egg allergy in Rome, what to avoid eating', 'and in Sicily?', { place: 'sicily', avoid: ['egg'] }],
    ['a diet', 'halal food in Rome', 'and in Sicily?', { place: 'sicily', diet: 'halal' }],
    ['a new diet', 'halal food in Rome', 'vegetarian food in Rome', { place: 'rome', diet: 'vegetarian' }],
    [
      'the days and the amount of a budget',
      'is 300 euro enough for 3 days in Italy for two people',
      'and in Rome?',
      { place: 'rome', days: 3, people: 2, amount: 300, currency: 'EUR' },
    ],
  ])('keeps %s for the next question', async (_, first, next, input) => {
    const { answer } = await ask([first, next])
    expect(answer.calls[0]?.input).toMatchObject(input)
  })

  it('keeps what was asked when only the month changes, and says what the month is like', async () => {
    const { tools, text } = await ask(['is 300 euro enough for 3 days in Rome', 'and in July?'])
    expect(tools).toEqual(['budget-check', 'seasons-and-events'])
    expect(text).toContain('July')
  })

  it('keeps an allergy through a question about something else', async () => {
    const { answer } = await ask(['egg allergy in Rome', 'tipping in Rome', 'what to eat in Rome'])
    expect(answer.calls[0]?.input).toMatchObject({ avoid: ['egg'] })
  })

  it.each([
    ['where can we eat street food in Rome, my son is allergic to eggs', ['egg']],
    ['restaurants in Rome, egg allergy', ['egg']],
  ])('warns whoever states an allergy, whatever is asked: %s', async (question, avoid) => {
    const { answer, text } = await ask([question])
    const food = answer.calls.filter(({ tool }) => tool === 'food-and-drink')
    expect(food.map(({ input }) => input)).toEqual([expect.objectContaining({ avoid, allergic: true })])
    expect(text).toMatch(/^Take care everywhere/)
    expect(text).not.toContain('In Rome try')
  })

  it('keeps an allergy through an answer that is not of the guide', async () => {
    const { answer } = await ask(['egg allergy in Rome', 'What is the weather in Rome in May?', 'what to eat in Rome'])
    expect(answer.calls[0]?.input).toMatchObject({ avoid: ['egg'], allergic: true })
  })

  it('applies the diet of one part of a message to the others', async () => {
    const readAsks = () => [
      { intent: 'food_where', probability: 0.6, text: 'where to eat' },
      { intent: 'food_diet', probability: 0.5, text: 'halal in Rome' },
    ]
    const answer = await answerQuestion('where to eat halal in Rome', NO_MEMORY, { ...world, readAsks })
    expect(answer.calls.map(({ input }) => input)).toEqual([expect.objectContaining({ diet: 'halal' })])
  })

  it.each([
    ['lost my uk passport in Rome, flying home in 3 days', 'what-to-do-if'],
    ["İngiliz pasaportum var, 40 gündür İtalya'dayım, daha ne kadar kalabilirim?", 'entry-rule'],
    ['Do I need a visa for Italy as a Japanese citizen with a new passport, I lost the old one', 'entry-rule'],
  ])('reads whether a lost passport or a visa is meant: %s', async (question, tool) => {
    const readIntents = () => ({ kind: 'sure' as const, intents: [{ intent: 'lost_passport', probability: 0.8 }] })
    const answer = await answerQuestion(question, NO_MEMORY, { ...world, readIntents })
    expect(answer.calls[0]?.tool).toBe(tool)
    // The police of the country of the passport would be no help.
    expect(JSON.stringify(answer.calls[0]?.input)).toMatch(/"(?:country|destination)":"IT"/)
  })

  it('answers a diet from the guide where phrases read only food', async () => {
    const { answer } = await ask(['Où manger à Rome, il ne mange pas de viande'])
    expect(answer.calls[0]).toMatchObject({ tool: 'food-and-drink', input: { diet: 'vegetarian' } })
  })

  it('asks for the place only once', async () => {
    const first = await ask(['tell me about sim cards'])
    expect(first.answer.asks).toBe('country')
    const second = await ask(['tell me about sim cards', 'Italy'])
    expect(second.tools).toEqual(['country-practice'])
    const again = await ask(['tell me about sim cards', 'what about sim cards'])
    expect(again.answer.asks).toBeNull()
    expect(again.text).toContain('tell me any time')
  })

  it('cites the guide for every fact, as not checked on site', async () => {
    const { answer } = await ask(['tap water in rome?'])
    const facts = answer.sentences.flatMap(({ pieces }) => pieces.filter((piece) => piece.kind === 'fact'))
    expect(facts.length).toBeGreaterThan(0)
    for (const { claims } of facts) expect(claims[0]).toMatchObject({ status: 'editorial', checkedAt: '2026-11-01' })
  })

  it('does not answer a German question in English', async () => {
    expect((await ask(['Ist das Leitungswasser in Rom trinkbar?'])).tools).toEqual([])
  })

  it.each([
    ['Do I need a visa for Italy?', ['entry-rule', 'entry-rule']],
    ['Plan 3 days in Rome with street food and bars', ['plan-trip']],
    ['What is the weather in Rome in May?', ['city-climate']],
    ['best places to see in Rome', ['find-places']],
  ])('answers %s by phrases', async (question, tools) => {
    expect((await ask([question])).tools).toEqual(tools)
  })
})
