import { describe, expect, it } from 'vitest'

import { answerQuestion, textOf } from './index.ts'
import { type Memory, NO_MEMORY } from './reading/slots.ts'
import { smallWorld } from './testing/small-world.ts'

it.each([
  'I’ve been raped in Rome',
  'I was sexually assaulted in Rome',
  'I think I have been poisoned in Rome',
  'J’ai mal à la poitrine, je suis à Rome',
  'There is a fire in my hotel in Rome',
  'I want to end my life',
  'I feel like killing myself',
  'Ich wurde in Rom vergewaltigt',
  'Hay un incendio en mi hotel en Roma',
  'Non riesco a respirare, sono a Roma',
  'Quero morrer',
])('help comes first: %s', async (text) => {
  const { intent, sentences, asks } = await answerQuestion(text, NO_MEMORY, smallWorld())
  expect([intent, asks]).toEqual(['emergency', null])
  expect(['crisis-kind', 'crisis-call', 'crisis-callUnknown']).toContain(sentences[0]?.id)
})

const idsOf = async (text: string, memory: Memory = NO_MEMORY) =>
  (await answerQuestion(text, memory, smallWorld())).sentences.map(({ id }) => id)

describe('an answer to words of despair', () => {
  it('is a kind sentence, the number and the help line of the country, and asks nothing', async () => {
    const answer = await answerQuestion('I want to die. I am in Rome', NO_MEMORY, smallWorld())
    expect(answer.sentences.map(({ id }) => id)).toEqual([
      'crisis-kind',
      'crisis-call',
      'crisis-line',
      'crisis-directory',
    ])
    expect(textOf(answer)).toMatch(/call 112 now \(Italy\).*Line \(Italy\), 02 2\./)
    expect([answer.asks, answer.calls.map(({ tool }) => tool)]).toEqual([null, ['emergency-numbers']])
  })

  it('leaves out the directory if the help line speaks the language', async () => {
    expect(await idsOf('non voglio più vivere, sono a Roma')).toEqual(['crisis-kind', 'crisis-call', 'crisis-line'])
  })

  it('gives the general number and the directory without a country, then accepts a bare country name', async () => {
    const answer = await answerQuestion('kms', NO_MEMORY, smallWorld())
    expect(answer.sentences.map(({ id }) => id)).toEqual([
      'crisis-kind',
      'crisis-callUnknown',
      'crisis-directory',
      'crisis-offer',
    ])
    const next = await answerQuestion('Italy', answer.memory, smallWorld())
    expect(next.calls).toMatchObject([{ tool: 'emergency-numbers', input: { country: 'IT' } }])
    expect(next.sentences.map(({ id }) => id)).toEqual([
      'crisis-kind',
      'crisis-call',
      'crisis-line',
      'crisis-directory',
    ])
    const later = await answerQuestion('Italy', next.memory, smallWorld())
    expect(later.sentences.map(({ id }) => id)).not.toContain('crisis-kind')
  })

  it('also gives the general number if the country is only known from before', async () => {
    const before = await answerQuestion('How is the weather in Rome in May?', NO_MEMORY, smallWorld())
    const ids = await idsOf('I can’t go on', before.memory)
    expect(ids.slice(0, 3)).toEqual(['crisis-kind', 'crisis-callUnknown', 'crisis-callIfThere'])
  })
})

describe('an answer to an emergency', () => {
  it('begins with the number, followed by first aid', async () => {
    expect(await idsOf('my son has a seizure in Rome')).toEqual(['crisis-call', 'crisis-say', 'crisis-seizure'])
    expect(await idsOf('Hay un incendio en mi hotel en Roma')).toEqual(['crisis-call', 'crisis-say', 'crisis-fire'])
  })

  it('does not read stops of a pasted plan as an emergency', async () => {
    const plan = 'Day 1\n10:00 Trapped escape game\n12:00 Lunch\n14:00 Overdose exhibition, Rome'
    expect(await idsOf(plan)).not.toContain('crisis-say')
  })
})

describe('words that only sound like an emergency', () => {
  it.each([
    'aokigahara forest how to get there',
    'aokigahara',
    'exit row',
    'emergency exit row seats',
    'heart attack grill',
    'shark risk bondi',
    'shark attacks sydney',
    'exit row seat',
    'heart attack grill las vegas',
    'how do I get to the heart attack grill in Rome',
    'shark attack risk bondi',
    'this layover is suicide',
    'my layover is suicide, is there a later flight to Rome',
    'esta escala es un suicidio',
    'I don’t want to live in Rome anymore, where to move',
    'Roma’da yaşamak istemiyorum artık, nereye taşınayım',
    'İstanbul’da yaşamak istemiyorum',
    'لا أريد العيش في إسطنبول',
    'لا أريد أن أعيش في روما بعد الآن، إلى أين أنتقل',
    'क्या मुझे इटली के लिए वीज़ा चाहिए, ९० दिन',
  ])('are not answered with the danger text: %s', async (text) => {
    const ids = await idsOf(text)
    expect(ids.filter((id) => id === 'emergencyFirst' || id.startsWith('crisis-'))).toEqual([])
  })

  it.each([
    'a shark attack, my friend is hurt',
    'a shark attacks my friend',
    'my father has a heart attack',
    'my brother talks of suicide',
    'İstanbul’dayım, yaşamak istemiyorum',
    'لا أريد أن أعيش، في روما',
  ])('are distinguished from an emergency: %s', async (text) => {
    expect(['emergencyFirst', 'crisis-kind', 'crisis-call', 'crisis-callUnknown']).toContain((await idsOf(text))[0])
  })
})

describe('first aid', () => {
  it('is told before anything is asked, goes on when something is missing, and ends with the call', async () => {
    const first = await answerQuestion('jellyfish stung my son in Rome', NO_MEMORY, smallWorld())
    expect(first.sentences.map(({ id }) => id)).toEqual(['crisis-aid', 'crisis-aidWhen', 'crisis-callIfThere'])
    expect(textOf(first)).toMatch(/vinegar.*Italy: 112/)
    const second = await answerQuestion('we have no vinegar', first.memory, smallWorld())
    expect(textOf(second)).toMatch(/^Without vinegar: .*Italy: 112/)
    const third = await answerQuestion('it still hurts', second.memory, smallWorld())
    expect(third.sentences.map(({ id }) => id)).toContain('crisis-say')
  })

  it('gives the number first where minutes count', async () => {
    expect(await idsOf('he coughs pink froth and cannot breathe, we are in Rome')).toEqual([
      'crisis-call',
      'crisis-aid',
      'crisis-say',
    ])
  })
})
