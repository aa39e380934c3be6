// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { AuthProvider } from '../../../entities/traveller/session/auth-provider.tsx'
import { AnswerBody, type ShownAnswer, Card } from './answer-body.tsx'
import { CARDS } from './cards.ts'
import { CITY_CALLS } from './gallery/city-samples.ts'
import { claimed, foundBy } from './gallery/claimed.ts'
import { COUNTRY_CALLS } from './gallery/country-samples.ts'
import { GUIDE_CALLS } from './gallery/guide-samples.ts'

const CALLS = Object.entries({ ...CITY_CALLS, ...COUNTRY_CALLS, ...GUIDE_CALLS })
const ANSWER: ShownAnswer = {
  language: 'en-GB',
  isInEnglish: false,
  sentences: [],
  calls: [],
  actions: [],
  notices: [],
}
const BROKEN_CARD = 'This card can no longer be read'

function draw(shown: ReactNode): string {
  return renderToString(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthProvider>
        <MemoryRouter>{shown}</MemoryRouter>
      </AuthProvider>
    </PageProviders>,
  )
}

const answerWith = (changes: Partial<ShownAnswer>): string => draw(<AnswerBody answer={{ ...ANSWER, ...changes }} />)

describe('cards', () => {
  it('has a sample for every tool', () => {
    expect([...new Set(CALLS.map(([, { tool }]) => tool))].toSorted()).toEqual(Object.keys(CARDS).toSorted())
  })

  it.each(CALLS)('%s is rendered by the server, with its sources and without inline styles', (_, call) => {
    const html = draw(<Card call={call} />)
    expect(html).not.toContain(BROKEN_CARD)
    expect(html).toMatch(/<section|<article/)
    expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="|undefined|NaN/)
    expect(html).toMatch(/<time|\/data-and-sources|Our guide, November 2026; not checked on site/)
  })

  it('leads to the official site of a row, and nowhere else', () => {
    const row = { ...(GUIDE_CALLS['Things to do'].result as unknown as { card: { rows: object[] } }).card.rows[0] }
    const drawn = (link: string): string =>
      draw(<Card call={foundBy('things-to-do', { place: 'Doha', language: 'en', rows: [{ ...row, link }] })} />)
    expect(drawn('https://mia.org.qa')).toContain('href="https://mia.org.qa"')
    expect(drawn('javascript:alert(1)')).not.toContain('href="javascript')
  })

  it.each([
    ['Entry, too long', 'Longer than allowed without a visa', 'you asked for 60 days'],
    ['Entry, days used', 'Check the days you have left', '50 days left, if all count'],
  ] as const)('%s is never shown as allowed', (name, verdict, detail) => {
    const html = draw(<Card call={COUNTRY_CALLS[name]} />)
    expect(html).toContain(verdict)
    expect(html).toContain(detail)
    expect(html).not.toContain('No visa needed')
    expect(html).not.toContain('text-moss')
  })

  it.each([
    ['Entry, free', 'Up to 90 days without a visa', 'a longer stay needs a visa', 'text-ink'],
    ['Entry, fits', 'No visa needed for your 20 days', 'up to 90 days allowed', 'text-moss'],
    ['Entry, length unknown', 'No visa for a short stay', 'we do not know for how many days', 'text-ink'],
    ['Entry, not understood', 'Up to 90 days without a visa', 'a longer stay needs a visa', 'text-ink'],
    ['Entry, overstay', 'Overstay: ask before you travel', 'up to 60 days', 'text-signal'],
    ['Entry, free movement', 'No visa needed', 'a valid passport or identity card is enough', 'text-moss'],
  ] as const)('%s: the stamp depends on whether a stay was compared', (name, verdict, detail, ink) => {
    const html = draw(<Card call={COUNTRY_CALLS[name]} />)
    expect(html).toContain(verdict)
    expect(html).toContain(detail)
    expect(html).toContain(`items-center gap-x-4 ${ink}`)
  })

  it('warns that a passport may expire too early although no visa is needed', () => {
    const { result } = COUNTRY_CALLS['Entry, free']
    const card = result.kind === 'found' ? result.card : {}
    const html = draw(<Card call={foundBy('entry-rule', { ...card, isPassportShort: true })} />)
    expect(html).toContain('Your passport may expire too early')
    expect(html).not.toContain('No visa needed')
  })

  it('names a wish that could not be planned, and why', () => {
    const { result } = CITY_CALLS.Trip
    const card = result.kind === 'found' ? result.card : {}
    const unmet = [{ name: 'Atlantis', placeId: null, because: 'not-found', relaxations: [] }]
    const html = draw(<Card call={{ ...CITY_CALLS.Trip, result: { kind: 'found', card: { ...card, unmet } } }} />)
    expect(html).toContain('Atlantis: we do not know this place, so it is not planned.')
  })

  it.each(CALLS)('replaces %s by a note when a field does not match its schema', (_, call) => {
    const card = call.result.kind === 'found' ? call.result.card : {}
    for (const part of Object.keys(card).filter((key) => key !== 'year')) {
      const html = draw(<Card call={foundBy(call.tool, { ...card, [part]: { kind: 'from another time' } })} />)
      expect(html).toContain(BROKEN_CARD)
    }
  })

  it.each(['unknown', 'refused'] as const)('shows nothing for a result that is %s', (kind) => {
    const result = kind === 'unknown' ? { kind, about: 'city' } : { kind, because: 'wrong-input' as const }
    expect(draw(<Card call={{ tool: 'entry-rule', input: {}, result }} />)).toBe('')
  })

  it('never links to an address that is not http', () => {
    const evil = { ...claimed(90, 'visas'), source: { title: 'Click me', url: 'javascript:alert(1)' } }
    const html = answerWith({
      sentences: [{ id: null, pieces: [{ kind: 'fact', text: '90 days', claims: [evil] }] }],
      calls: [
        foundBy('own-embassy', {
          own: 'DE',
          host: 'PT',
          missions: [
            { ...evil, value: { kind: 'embassy', city: 'X', phone: null, website: 'javascript:1', coordinates: null } },
          ],
        }),
      ],
    })
    expect(html).toContain('Click me')
    expect(html).not.toContain('javascript:')
  })
})

describe('figures in a card', () => {
  it('have the decimals of their currency', () => {
    const rate = (to: string, value: string) =>
      foundBy('convert-currency', {
        from: claimed({ minorUnits: 10_000, currency: 'USD' }, 'rates'),
        to: claimed({ minorUnits: 8802, currency: to }, 'rates'),
        rate: claimed(value, 'rates'),
      })
    const steps = (html: string) => [...html.matchAll(/font-semibold">([\d.,]+)</g)].map(([, figure]) => figure)
    expect(steps(draw(<Card call={rate('EUR', '0.88')} />))).toEqual([
      '0.88',
      '4.40',
      '8.80',
      '17.60',
      '44.00',
      '88.00',
    ])
    expect(steps(draw(<Card call={rate('JPY', '155.27')} />))[0]).toBe('155')
  })

  it('keep left-to-right direction in right-to-left text', () => {
    const html = answerWith({ language: 'ar', isInEnglish: true, calls: [CITY_CALLS['A month']] })
    // React sets its own marks between pieces of text.
    expect(html.replaceAll('<!-- -->', '')).toMatch(/<bdi>[^<]+<\/bdi>, <bdi>[^<]+<\/bdi>/)
    expect(html).toMatch(/<time[^>]*>\u2068[^<]+\u2069<\/time>/)
  })
})

describe('AnswerBody', () => {
  const words = (text: string) => [{ id: null, pieces: [{ kind: 'words' as const, text }] }]

  it('puts emergency numbers before the text and other cards after it', () => {
    const html = answerWith({
      sentences: words('I am no doctor.'),
      calls: [COUNTRY_CALLS.Health, COUNTRY_CALLS['Emergency, one number']],
    })
    const [call, prose, health] = ['tel:112', 'I am no doctor.', 'Yellow fever'].map((each) => html.indexOf(each))
    expect(call).toBeGreaterThan(0)
    expect(call).toBeLessThan(prose ?? 0)
    expect(prose).toBeLessThan(health ?? 0)
  })

  describe('for a traveller in despair', () => {
    const fact = (text: string) => ({ kind: 'fact' as const, text, claims: [] })
    const sentences = [
      { id: 'crisis-kind', pieces: [{ kind: 'words' as const, text: 'You are not alone.' }] },
      { id: 'crisis-call', pieces: [fact('112')] },
      { id: 'crisis-line', pieces: [fact('SNS 24'), fact('0800 111 0 111'), fact('findahelpline.com')] },
    ]
    const calls = [COUNTRY_CALLS['Emergency, one number']]

    it('shows the kind sentence and buttons to call, and no police or fire brigade', () => {
      const html = answerWith({ sentences, calls })
      const order = ['You are not alone.', 'tel:112', 'Call 112', 'tel:08001110111', 'Call 0800 111 0 111']
      const places = [...order, 'href="https://findahelpline.com"'].map((each) => html.indexOf(each))
      expect(places.slice(0, -1)).toEqual(places.slice(0, -1).toSorted((a, b) => a - b))
      expect(Math.min(...places)).toBeGreaterThan(0)
      expect(html).not.toMatch(/Police|Fire brigade|Say where you are first/)
    })
  })

  describe('for a traveller in an emergency', () => {
    const number = { kind: 'fact' as const, text: '112', claims: [] }
    const sentences = [
      { id: 'crisis-call', pieces: [{ kind: 'words' as const, text: 'Now: ' }, number] },
      { id: 'crisis-say', pieces: [{ kind: 'words' as const, text: 'Stay on the line.' }] },
    ]
    const calls = [COUNTRY_CALLS['Emergency, one number']]
    const buttons = (html: string) => [
      ...html.matchAll(/<a href="tel:112"[^>]*bg-signal[^>]*>(?:<svg.*?<\/svg>)?([^<]+)</g),
    ]

    it.each([
      ['en', 'Call 112', true],
      ['de', '112 anrufen', true],
      ['ar', 'اتصل بالرقم 112', false],
      ['ja', '112 に電話する', false],
    ])('has one red button to call in %s', (language, label, hasCard) => {
      const html = answerWith({ sentences, calls, language })
      expect(buttons(html).map(([, shown]) => shown)).toEqual([label])
      // The card adds the numbers of the services, in the languages that it is written in.
      expect(html.includes('tel:112" aria-label')).toBe(hasCard)
      expect(html.indexOf(label)).toBeLessThan(html.indexOf('Stay on the line.'))
    })
  })

  it('shows one large call button only when every service answers that number', () => {
    expect(answerWith({ calls: [COUNTRY_CALLS['Emergency, one number']] })).toContain('Call 112')
    const html = answerWith({ calls: [COUNTRY_CALLS['Emergency, in doubt']] })
    expect(html).not.toContain('Call 191')
    expect(html.indexOf('tel:1669')).toBeLessThan(html.indexOf('tel:191'))
  })

  it('renders text without markup', () => {
    const html = answerWith({ sentences: words('<img src=x onerror=alert(1)> ![a](https://evil.example/p)') })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('href')
  })

  it('shows only known buttons, and none without a handler', () => {
    const answer = { ...ANSWER, actions: [{ kind: 'save-trip' }, { kind: 'delete-everything' }] }
    expect(draw(<AnswerBody answer={answer} onAction={() => undefined} />).match(/<button/g)).toHaveLength(1)
    expect(draw(<AnswerBody answer={answer} />)).not.toContain('<button')
  })

  it('names the place on its save button', () => {
    const answer = { ...ANSWER, actions: [{ kind: 'save', place: { value: { name: 'Colosseum' } } }] }
    expect(draw(<AnswerBody answer={answer} onAction={() => undefined} />)).toContain('Save Colosseum')
  })

  it('leaves the days of a plan to its card', () => {
    const sentences = [
      { id: 'plan', pieces: [{ kind: 'words' as const, text: 'A plan for Lisbon.' }] },
      { id: 'planDay', pieces: [{ kind: 'words' as const, text: 'On the first day this and that.' }] },
    ]
    expect(answerWith({ sentences })).toContain('this and that')
    const html = answerWith({ sentences, calls: [CITY_CALLS.Trip] })
    expect(html).toContain('A plan for Lisbon.')
    expect(html).not.toContain('this and that')
  })

  it('draws repeated calls once', () => {
    const html = answerWith({ calls: [CITY_CALLS.Rate, CITY_CALLS.Rate] })
    expect(html.match(/<section/g)).toHaveLength(1)
  })
})

describe('the kinds of evidence', () => {
  const fact = (status: 'verified' | 'editorial' | 'stale') => ({
    id: null,
    pieces: [{ kind: 'fact' as const, text: 'nothing', claims: [claimed('nothing', 'visas', status)] }],
  })
  const general = { id: null, pieces: [{ kind: 'words' as const, text: 'A smile helps.', isGeneral: true as const }] }
  const [CHECKED, GUIDE, GENERAL] = ['Checked at the source', 'From our guide', 'General knowledge, not checked']

  it('are named below the words, each once', () => {
    const drawn = answerWith({ sentences: [fact('verified'), fact('editorial'), general, general] })
    expect(drawn.split(CHECKED!)).toHaveLength(2)
    expect(drawn.split(GUIDE!)).toHaveLength(2)
    // Once where the run begins, for a screen reader, and once below.
    expect(drawn.split(GENERAL!)).toHaveLength(3)
  })

  it.each([
    ['plain words', [{ id: null, pieces: [{ kind: 'words' as const, text: 'Hello.' }] }]],
    ['a fact that is too old', [fact('stale')]],
  ])('are not claimed for %s', (_, sentences) => {
    expect(answerWith({ sentences })).not.toMatch(/Checked at the source|From our guide|General knowledge/)
  })

  it('are named in the language of the answer', () => {
    expect(answerWith({ language: 'ja', sentences: [general] })).toContain('一般的な知識')
    expect(answerWith({ language: 'ja', isInEnglish: true, sentences: [general] })).toContain(GENERAL)
  })
})
