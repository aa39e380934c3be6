import { describe, expect, it } from 'vitest'

import { smallGuide } from '../../../engine/testing/small-guide.ts'
import { smallWorld } from '../../../engine/testing/small-world.ts'
import { callTool } from '../../registry.ts'
import type { StepsCard } from '../what-to-do-if.ts'
import { loadGuideWords } from '../words/words-in.ts'
import { ADVICE_TOPICS } from './advice-in.ts'
import { BRIEF_LANGUAGES, briefAdviceIn } from './brief-advice.ts'
import EN from './en.json' with { type: 'json' }

const TOPICS = [
  'altitude',
  'baby',
  'bathing',
  'check-in',
  'connection',
  'customs',
  'dating',
  'denied-boarding',
  'flight-cancelled',
  'flight-delayed',
  'hand-luggage',
  'insurance',
  'jet-lag',
  'live',
  'luggage-storage',
  'medicines',
  'pets',
  'pharmacy',
  'sick',
  'stranded',
  'tax-refund',
  'transit',
  'visa-how',
]

const world = smallWorld({ guide: smallGuide() })
const said = async (
  tool: string,
  input: { readonly language?: string; readonly [name: string]: unknown },
): Promise<string> => {
  await loadGuideWords(input.language ?? 'en')
  const result = await callTool(tool, input, world)
  if (result.kind !== 'found') return result.kind
  const { says } = result.card as StepsCard
  return says.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' ')
}

describe('travel-advice', () => {
  it.each(ADVICE_TOPICS)('says %s in a sentence and has rows with their proof', async (topic) => {
    const result = await callTool('travel-advice', { topic }, world)
    expect(result.kind).toBe('found')
    const { says, rows } = (result as unknown as { readonly card: StepsCard }).card
    expect(says.length).toBeGreaterThan(0)
    expect(rows.length).toBeGreaterThan(0)
    for (const piece of says.flatMap(({ pieces }) => pieces))
      expect(piece.kind === 'fact' || !/\d/.test(piece.text)).toBe(true)
  })

  it('begins with the limits of the country one enters', async () => {
    expect(await said('travel-advice', { topic: 'customs', country: 'IT' })).toMatch(/^Into the European Union/)
    expect(await said('travel-advice', { topic: 'customs', country: 'BR' })).toMatch(/^The country you enter/)
  })

  it('says where there is no tax back, and nothing else', async () => {
    expect(await said('travel-advice', { topic: 'tax-refund', country: 'GB' })).toBe(
      'No: as a rule shops in the United Kingdom give visitors no tax back.',
    )
  })

  it('begins with the step that is asked for, and leaves out what is beside it', async () => {
    expect(await said('travel-advice', { topic: 'insurance', steps: ['mind'] })).toMatch(/^No, a change of mind/)
    expect(await said('travel-advice', { topic: 'customs', country: 'IT', steps: ['baby'] })).toMatch(/^Milk, food/)
    expect(await said('what-to-do-if', { problem: 'missed-connection', steps: ['ticket'] })).toMatch(
      /^One booking number for both flights/,
    )
  })

  it('says whom to call where the country is known', async () => {
    expect(await said('travel-advice', { topic: 'sick', country: 'IT', steps: ['inhaler'] })).toMatch(
      /^Go to a pharmacy now.*Ambulance in Italy: \d+\.$/,
    )
    expect(await said('what-to-do-if', { problem: 'theft', country: 'IT', language: 'es' })).toMatch(
      /Policía \(Italia\): \d+\.$/,
    )
  })

  it('says the least sum for a tax refund in the language of the traveller', async () => {
    expect(await said('travel-advice', { topic: 'tax-refund', country: 'TH', language: 'zh' })).toContain('泰国：')
  })
})

describe.each(BRIEF_LANGUAGES)('brief advice in %s', (language) => {
  it('has every topic of the others, with the same figures as English', async () => {
    const own = await briefAdviceIn(language)
    expect(Object.keys(own?.topics ?? {}).toSorted()).toEqual(TOPICS)
    const { 'flight-cancelled': cancelled } = own?.topics ?? {}
    expect(
      cancelled?.next
        .match(/\d+/g)
        ?.map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual([14, 250, 600])
  })

  it('has steps of the English advice, with the same figures for customs', async () => {
    const topics = (await briefAdviceIn(language))?.topics ?? {}
    const english = EN.topics as Readonly<Record<string, { readonly steps: object }>>
    for (const [topic, { steps = {} }] of Object.entries(topics))
      expect(Object.keys(english[topic]?.steps ?? {}), topic).toEqual(expect.arrayContaining(Object.keys(steps)))
    const limits = topics.customs?.steps?.['eu']?.match(/\d+/g)?.map(Number) ?? []
    expect(limits).toEqual(expect.arrayContaining([430, 200, 40, 4, 16]))
    const declared = topics.customs?.steps?.['cash']?.match(/10[.,\s]?000/g) ?? []
    expect(declared).toHaveLength(3)
  })

  it('is said instead of English', async () => {
    const result = await callTool('travel-advice', { topic: 'jet-lag', language }, world)
    expect(result).toMatchObject({ kind: 'found', card: { language, rows: [{ id: 'brief' }] } })
  })
})

describe('light-snow-sea', () => {
  it.each([
    ['a short winter day', { about: 'daylight', month: 12 }, /about 9(?:\.5)? hours/],
    ['the sea of Rome', { about: 'sea', month: 8 }, /sea at Rome is warm/],
  ])('knows %s', async (_, input, text) => {
    expect(await said('light-snow-sea', { place: 'rome', ...input })).toMatch(text)
  })
})
