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

  it.each([
    'イギリスのパスポートです。イタリアにもう40日います。あと何日いられますか?',
    '영국 여권인데 이탈리아에 40일 있었어요. 얼마나 더 있을 수 있나요?',
    'أنا بريطاني وقضيت 40 يوما في إيطاليا، كم يمكنني البقاء؟',
    'मैं ब्रिटिश हूँ, इटली में 40 दिन से हूँ, और कितने दिन रह सकता हूँ?',
    'Ik ben Brits en ben al 40 dagen in Italië, hoe lang mag ik blijven?',
    'Британский паспорт, 40 дней в Италии, сколько ещё можно остаться?',
    'British passport, 40 days in Italy, how long can I stay?',
    'Ho il passaporto britannico e sono in Italia da 40 giorni, posso restare altre due settimane?',
  ])('subtracts days from the limit in every wording: %s', async (text) => {
    const { calls, sentences } = await ask(text)
    expect(calls[0]).toMatchObject({ tool: 'entry-rule', input: { passport: 'GB', destination: 'IT', usedDays: 40 } })
    expect(sentences.map(({ id }) => id)).not.toContain('entryFitsDays')
  })

  it.each([
    ['I am British, I spent 60 days in Germany and 25 in Italy this spring. How many days left in Italy?', 85],
    ['I am British, 45 days in Germany, 30 days in Italy so far. How much longer can I stay in Italy?', 75],
  ])('adds the days of several countries: %s', async (text, usedDays) => {
    expect((await ask(text)).calls[0]).toMatchObject({ tool: 'entry-rule', input: { usedDays } })
  })

  it('does not add a planned stay to the days that are used', async () => {
    const answer = await ask('I am British, already 60 days in Germany, 40 days in Italy?')
    expect(answer.calls[0]).toMatchObject({ input: { usedDays: 60, stayDays: 40 } })
  })

  it('reads a country by its short name in the language of the question', async () => {
    const { calls } = await ask('У меня паспорт США, я уже 40 дней в Италии, сколько ещё можно остаться?')
    expect(calls[0]).toMatchObject({ input: { passport: 'US', destination: 'IT', usedDays: 40 } })
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

  it('warns of the passport before anything else', async () => {
    const { sentences } = await ask('Do I need a visa for Japan? I am German and my passport expires in 2 months')
    const ids = sentences.map(({ id }) => id)
    expect(ids.indexOf('passportNotMet')).toBeLessThan(ids.indexOf('entryFreeDays'))
  })

  it.each([
    'I am British, do I need a visa for Italy? My passport was issued in 2015',
    'My UK passport is from 2012, do I need a visa for Italy?',
    'My passport is 11 years old, UK citizen, visa for Italy?',
    'My UK passport is eleven years old, visa for Italy?',
    'Mon passeport britannique a douze ans, faut-il un visa pour Italie ?',
    'I have a UK passport issued 11 years ago; do I need a visa for Italy?',
    'Mein britischer Pass ist 11 Jahre alt, brauche ich ein Visum für Italien?',
    'Mon passeport britannique a été délivré il y a 11 ans, visa pour Italie ?',
  ])('warns of a passport that is too old, whose age is no stay: %s', async (text) => {
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
    const answer = await answerQuestion(text, NO_MEMORY, old)
    expect(answer.calls[0]).toMatchObject({ result: { card: { isPassportShort: true, stay: null } } })
    const ids = answer.sentences.map(({ id }) => id)
    expect(ids.slice(0, ids.indexOf('entryFreeDays'))).toEqual(
      expect.arrayContaining(['passportTenYears', 'passportTooOld']),
    )
    expect(ids).not.toContain('entryTooLong')
  })
})
