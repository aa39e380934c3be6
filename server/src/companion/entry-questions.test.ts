import { answerQuestion, NO_MEMORY, textOf } from '@app/companion/engine'
import type { LookUps } from '@app/companion/tools'
import { beforeAll, describe, expect, it } from 'vitest'

import { openLookUps } from './open-look-ups.ts'

let lookUps: LookUps

beforeAll(async () => {
  lookUps = await openLookUps({
    now: Date.UTC(2026, 10, 18, 12),
    bookingSite: { host: '' },
    live: null,
    rates: { date: '2026-11-18', source: { title: '', url: '' }, perDollar: {} },
  })
})

type Entry = {
  readonly stay: { readonly stayDays: number | null } | null
}

async function ask(text: string) {
  const answer = await answerQuestion(text, NO_MEMORY, lookUps)
  const call = answer.calls.find(({ tool }) => tool === 'entry-rule')
  const card = call?.result.kind === 'found' ? (call.result.card as Entry) : null
  return { card, asks: answer.asks, ids: answer.sentences.map(({ id }) => id), text: textOf(answer) }
}

describe('an entry question with a stay, in any language', () => {
  it.each([
    ['ru', 'российский паспорт, хочу пожить в турции 3 месяца без визы', 'RU', 'TR', 90],
    ['tr', 'türk pasaportum var, japonyada 4 ay kalmak istiyorum', 'TR', 'JP', 120],
    ['sv', 'jag har svenskt pass, kan jag stanna i thailand i 3 månader utan visum', 'SE', 'TH', 90],
    ['uk', 'я громадянин україни, хочу поїхати в туреччину на 4 місяці, чи потрібна віза', 'UA', 'TR', 120],
    ['ar', 'لدي جواز سفر مغربي، هل أحتاج تأشيرة إلى تركيا لمدة ٤ أشهر', 'MA', 'TR', 120],
    ['el', 'έχω ελληνικό διαβατήριο, χρειάζομαι βίζα για ταϊλάνδη για 3 μήνες', 'GR', 'TH', 90],
    ['ro', 'am pașaport românesc, vreau să stau 4 luni în japonia, am nevoie de viză', 'RO', 'JP', 120],
    ['hu', 'magyar útlevéllel 4 hónapra japánba, kell vízum', 'HU', 'JP', 120],
    ['da', 'jeg har dansk pas, skal jeg have visum til thailand i 3 måneder', 'DK', 'TH', 90],
    ['no', 'jeg har norsk pass, trenger jeg visum til japan i 4 måneder', 'NO', 'JP', 120],
    ['fi', 'suomen passi, tarvitsenko viisumin thaimaahan 3 kuukaudeksi', 'FI', 'TH', 90],
    ['nl', 'ik heb een nederlands paspoort, heb ik een visum nodig voor 4 maanden japan', 'NL', 'JP', 120],
    ['pl', 'mam polski paszport, chcę pojechać do japonii na 4 miesiące, czy potrzebuję wizy', 'PL', 'JP', 120],
    ['cs', 'mám český pas, potřebuji vízum do japonska na 4 měsíce', 'CZ', 'JP', 120],
    ['ko', '한국 여권으로 베트남 60일 여행 비자 필요해요?', 'KR', 'VN', 60],
    ['ja', '日本のパスポートでタイに3か月滞在したい', 'JP', 'TH', 90],
    ['ja', '日本のパスポートでタイに３ヶ月滞在、ビザは必要ですか', 'JP', 'TH', 90],
    ['zh', '中国护照去泰国住80天免签吗', 'CN', 'TH', 80],
    ['vi', 'tôi có hộ chiếu việt nam, đi thái lan 90 ngày có cần visa không', 'VN', 'TH', 90],
    ['id', 'saya punya paspor indonesia, mau ke jepang 60 hari perlu visa?', 'ID', 'JP', 60],
    ['he', 'יש לי דרכון ישראלי, רוצה לתאילנד ל-3 חודשים, צריך ויזה?', 'IL', 'TH', 90],
    ['th', 'พาสปอร์ตไทย ไปญี่ปุ่น 90วัน ต้องใช้วีซ่าไหม', 'TH', 'JP', 90],
    ['en', 'canadian, 100 days in japan', 'CA', 'JP', 100],
    ['fr', 'j’ai un passeport suisse, je veux rester 7 mois au mexique', 'CH', 'MX', 210],
    ['pt', 'passaporte brasileiro, quero ficar 4 meses em portugal', 'BR', 'PT', 120],
    ['en', 'US passport, japan, from 1 december to 15 april, do i need a visa', 'US', 'JP', 136],
    ['en', 'german passport, thailand, arriving 1 dec leaving 28 feb, visa?', 'DE', 'TH', 90],
    ['en', 'philippine passport, 20 days vietnam holiday then another 15 straight after', 'PH', 'VN', 35],
  ])('warns of a stay that is too long (%s): %s', async (_, text, passport, destination, stayDays) => {
    const { card, asks } = await ask(text)
    expect(asks).toBeNull()
    expect(card).toMatchObject({ passport, destination, stay: { verdict: 'too-long', stayDays } })
  })

  it.each([
    [
      'i have a uk passport, already spent 70 days in france and italy since september, want 30 more days in greece in december. visa?',
      { usedDays: 70, remainingDays: 20, stayDays: 30, verdict: 'too-long' },
    ],
    ['british, used 80 of 90 days in turkey, can i stay 2 more weeks', { usedDays: 80, remainingDays: 10 }],
    ['british, been in turkey 80 days in the last 180, can i go back for 3 weeks', { usedDays: 80, stayDays: 21 }],
    [
      'pasaporte argentino, ya llevo 85 dias en españa, quiero quedarme 2 semanas mas',
      { usedDays: 85, remainingDays: 5, stayDays: 14, verdict: 'too-long' },
    ],
    [
      'us passport: i spent all summer in france (june to august) and want october november too, visa?',
      { usedDays: 92, verdict: 'too-long' },
    ],
  ])('counts the days that are used: %s', async (text, stay) => {
    expect((await ask(text)).card?.stay).toMatchObject(stay)
  })

  it.each([
    'american, overstayed 10 days last month in thailand, can i go back',
    'ich bin deutscher und habe in thailand 10 tage überzogen, brauche ich ein visum',
    'российский паспорт, просрочил в турции 10 дней, нужна ли виза',
  ])('warns of an overstay, and does not read it as a stay: %s', async (text) => {
    const { card, ids } = await ask(text)
    expect(card).toMatchObject({ hasOverstayed: true })
    expect(card?.stay?.stayDays ?? null).toBeNull()
    expect(ids).toContain('entryOverstay')
  })
})

describe('a visa of another country', () => {
  it.each([
    'brasileiro, meu visto americano venceu, preciso de visto pro mexico?',
    'brazilian passport, my us visa expired, do i need a visa for mexico',
    'ich bin brasilianer, mein amerikanisches visum ist abgelaufen, brauche ich ein visum für mexiko',
  ])('is not its passport, and does not count once it has run out: %s', async (text) => {
    const { card, ids } = await ask(text)
    expect(card).toMatchObject({ passport: 'BR', destination: 'MX' })
    expect(ids).toEqual(expect.arrayContaining(['everyday-visa.ended', 'everyday-visa.held']))
  })
})

describe('the words of the verdict', () => {
  it('names the limit, and that longer needs a visa, where no stay was compared', async () => {
    const { ids, text } = await ask('do i need a visa for japan, german passport')
    expect(ids).toContain('entryFreeDays')
    expect(text).toContain('up to 90 days without a visa; a longer stay needs a visa')
    expect(text).not.toContain('no visa')
  })

  it('says that no visa is needed where the stay was compared and fits', async () => {
    const { ids, text, card } = await ask('do i need a visa for japan with a german passport for 20 days')
    expect(ids).toContain('entryFitsDays')
    expect(text).toContain('for your 20 days (up to 90 days are allowed)')
    expect(card).toMatchObject({ isStayUnclear: false, stay: { verdict: 'fits' } })
  })

  it('makes no statement when a number was not understood', async () => {
    const { ids, card } = await ask('german passport, japan for 20 days, and 150 qwertz, visa?')
    expect(card).toMatchObject({ isStayUnclear: true })
    expect(ids).not.toContain('entryFitsDays')
  })

  it.each([
    ['US passport valid to 2031, 10 days in france', 'entryFitsDays', 'passportDeparture', 'passportLeaveBy'],
    ['british passport, valid 5 more years, 2 weeks in japan', 'entryFitsDays', 'passportStay', 'passportLeaveBy'],
    ['deutscher pass gültig bis 2033, eine woche marokko', 'entryFitsDays', 'passportDeparture', 'passportLeaveBy'],
    ['passaporte brasileiro valido ate 2030, 15 dias na argentina', 'entryFitsDays', 'passportStay', 'passportLeaveBy'],
    ['do i need a visa for japan, german passport', 'entryFreeDays', 'passportStay'],
  ])('gives the visa verdict first, then the passport rule: %s', async (text, ...inOrder) => {
    const { ids } = await ask(text)
    expect(ids.filter((id) => inOrder.includes(id))).toEqual(inOrder)
  })

  it.each([
    ['passeport français valable jusqu’en 2032, 3 semaines en italie', 'FR', 'IT'],
    ['pasaporte español, 6 meses en portugal', 'ES', 'PT'],
    ['deutscher pass, 2 wochen schweiz, visum?', 'DE', 'CH'],
  ])(
    'requires only a valid passport or identity card from EU citizens inside the EU: %s',
    async (text, passport, country) => {
      const { card, ids } = await ask(text)
      expect(card).toMatchObject({ passport, destination: country, isFreeMovement: true, isPassportShort: false })
      expect(ids).toContain('entryFreeMovement')
      expect(ids.filter((id) => id.startsWith('passport'))).toEqual([])
    },
  )

  it('counts the stay into the day until which a passport must be valid', async () => {
    expect((await ask('passaporto italiano scade tra 1 mese, vado in egitto per 10 giorni')).text).toContain(
      '27 maggio 2027',
    )
  })

  it('says the passport rule once', async () => {
    const { ids } = await ask('mein deutscher reisepass läuft in 3 monaten ab, darf ich nach bali')
    expect(ids.filter((id) => id === 'passportNotMet')).toHaveLength(1)
  })
})
