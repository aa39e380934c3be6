import { describe, expect, it } from 'vitest'

import { answerQuestion, type Memory, NO_MEMORY, textOf } from '../index.ts'
import { smallWorld } from '../testing/small-world.ts'

const ask = (text: string, memory: Memory = NO_MEMORY) => answerQuestion(text, memory, smallWorld())
const idsOf = async (text: string) => (await ask(text)).sentences.map(({ id }) => id)

describe('an entry question with a length of stay', () => {
  it.each([
    'Do I need a visa for Italy, I am British, 120 days',
    'do i need a visa for japan, i’m german, 4 months',
    'Brauche ich mit deutschem Pass ein Visum für Japan? Ich bleibe ein halbes Jahr',
    'Je suis allemand, faut-il un visa pour le Japan ? 4 mois',
    '¿Necesito visado para Japan con pasaporte alemán? 5 meses',
    'Serve il visto per Japan con passaporto tedesco? 4 mesi',
    'Preciso de visto para Japan com passaporte alemão? 4 meses',
  ])('warns of a stay that is longer than allowed: %s', async (text) => {
    const { sentences, calls } = await ask(text)
    expect(calls[0]).toMatchObject({ tool: 'entry-rule', result: { card: { stay: { verdict: 'too-long' } } } })
    const ids = sentences.map(({ id }) => id)
    expect(ids).toContain('entryTooLong')
    expect(ids).not.toContain('entryFitsDays')
  })

  it('does not warn of a stay within the limit', async () => {
    expect(await idsOf('Do I need a visa for Japan with a German passport for 60 days?')).not.toContain('entryTooLong')
  })

  it('subtracts used days from the limit, and states the condition', async () => {
    const answer = await ask('I am British and already 40 days in Italy, how long can I stay?')
    expect(textOf(answer)).toContain('If all 40 days count, 50 days of the 90 days remain.')
    expect(textOf(answer)).toContain('90 days in any 180 days')
    expect(answer.calls[0]).toMatchObject({ input: { usedDays: 40 } })
  })

  it.each([
    'Ich bin Brite und schon 40 Tage in Italien, wie lange darf ich bleiben?',
    'I’m British, been in Italy since 7 October, how long can I stay?',
  ])('reads days that are used: %s', async (text) => {
    expect((await ask(text)).calls[0]).toMatchObject({ tool: 'entry-rule', input: { usedDays: 40 } })
  })

  it('states the usual rule without a passport, and asks for it once', async () => {
    const first = await ask('Already 40 days in Italy, how long can I stay')
    expect(first.sentences.map(({ id }) => id)).toEqual(['entrySchengen', 'entryUsed', 'askPassport'])
    const second = await ask('Germany', first.memory)
    expect(second.calls[0]).toMatchObject({ tool: 'entry-rule', input: { passport: 'DE', usedDays: 40 } })
  })

  it('never says that a stay needs no visa when days are used up before it', async () => {
    const ids = await idsOf('I am British, already 40 days in Italy, do I need a visa for 20 more days?')
    expect(ids).toContain('entryFreeDays')
    expect(ids).not.toContain('entryFitsDays')
  })

  it('says that no days remain, and what to do', async () => {
    expect(await idsOf('I am British and have already been 95 days in Italy, can I stay?')).toContain('entryUsedUp')
  })

  it.each(['Where can I stay in Rome?', 'I have already spent 3 days in Rome, what is there to see?'])(
    'leaves other questions alone: %s',
    async (text) => {
      expect((await ask(text)).calls.map(({ tool }) => tool)).not.toContain('entry-rule')
      expect(await idsOf(text)).not.toContain('askPassport')
    },
  )

  it.each([
    ['Do I need a visa for Japan with a German passport?', 'short stay in Japan. We do not know how many days'],
    ['Brauche ich mit deutschem Pass ein Visum für Japan?', 'für einen kurzen Aufenthalt kein Visum nötig'],
    ['Je suis allemand, faut-il un visa pour le Japon ?', 'pour un court séjour'],
  ])('does not promise a visa-free stay of unknown length: %s', async (text, words) => {
    const visa = smallWorld().visa('DE', 'JP')!
    const unlimited = smallWorld({ visa: () => ({ ...visa, value: { ...visa.value, days: null } }) })
    expect(textOf(await answerQuestion(text, NO_MEMORY, unlimited))).toContain(words)
  })

  it('counts until a named day', async () => {
    const answer = await ask('I am British, can I stay in Italy until Christmas?')
    expect(answer.calls[0]).toMatchObject({ tool: 'entry-rule', input: { stayDays: 41 } })
  })
})

describe('an entry question with the expiry of a passport', () => {
  it('warns of a passport that expires too early', async () => {
    const answer = await ask('Do I need a visa for Japan? I am German and my passport expires in 2 months')
    expect(answer.calls[0]).toMatchObject({ tool: 'entry-rule', result: { card: { isPassportShort: true } } })
    expect(answer.sentences.map(({ id }) => id)).toContain('passportNotMet')
  })

  it('warns of a passport that is too old', async () => {
    const old = smallWorld({
      passportRules: () => [
        {
          ...smallWorld().passportRules('IT')[0]!,
          value: {
            validity: 3,
            unit: 'months',
            countedFrom: 'departure',
            blankPages: null,
            isIssuedWithinTenYears: true,
          },
        },
      ],
    })
    const text = 'I am British, do I need a visa for Italy? My passport was issued in 2015'
    const answer = await answerQuestion(text, NO_MEMORY, old)
    expect(answer.calls[0]).toMatchObject({ result: { card: { isPassportShort: true } } })
    expect(answer.sentences.map(({ id }) => id)).toContain('passportTenYears')
  })
})
