// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'

import { PageConfigProvider } from '../../../api/page-config.tsx'
import { AuthProvider } from '../../../api/session/auth-provider.tsx'
import { DESK_CONFIG } from '../../../api/testing/desk-config.ts'
import { AnswerBody, type ShownAnswer } from './answer-body.tsx'
import { Card } from './card.tsx'
import { CARDS } from './cards.ts'
import { CITY_CALLS } from './gallery/city-samples.ts'
import { claimed, foundBy } from './gallery/claimed.ts'
import { COUNTRY_CALLS } from './gallery/country-samples.ts'

const CALLS = Object.entries({ ...CITY_CALLS, ...COUNTRY_CALLS })
const ANSWER: ShownAnswer = {
  language: 'en-GB',
  isInEnglish: false,
  sentences: [],
  calls: [],
  actions: [],
  notices: [],
}
const CALM = 'This card can no longer be read'

function draw(shown: ReactNode): string {
  return renderToString(
    <PageConfigProvider config={DESK_CONFIG}>
      <AuthProvider>
        <MemoryRouter>{shown}</MemoryRouter>
      </AuthProvider>
    </PageConfigProvider>,
  )
}

const answerWith = (changes: Partial<ShownAnswer>): string => draw(<AnswerBody answer={{ ...ANSWER, ...changes }} />)

describe('cards', () => {
  it('has a sample of every tool', () => {
    expect([...new Set(CALLS.map(([, { tool }]) => tool))].toSorted()).toEqual(Object.keys(CARDS).toSorted())
  })

  it.each(CALLS)('%s is drawn by the server, with its proof and no style of its own', (_, call) => {
    const html = draw(<Card call={call} />)
    expect(html).not.toContain(CALM)
    expect(html).toMatch(/<section|<article/)
    expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="|undefined|NaN/)
    expect(html).toMatch(/<time|\/data-and-sources/)
  })

  it.each([
    ['Entry, too long', 'Longer than allowed without a visa', 'you asked for 60 days'],
    ['Entry, days used', 'Check the days you have left', '50 days left, if all count'],
  ] as const)('%s is no green stamp', (name, verdict, detail) => {
    const html = draw(<Card call={COUNTRY_CALLS[name]} />)
    expect(html).toContain(verdict)
    expect(html).toContain(detail)
    expect(html).not.toContain('No visa needed')
    expect(html).not.toContain('text-moss')
  })

  it.each([
    ['Entry, free', 'Up to 90 days without a visa', 'a longer stay needs a visa', 'text-tide'],
    ['Entry, fits', 'No visa needed for your 20 days', 'up to 90 days allowed', 'text-moss'],
    ['Entry, not understood', 'Up to 90 days without a visa', 'a longer stay needs a visa', 'text-tide'],
    ['Entry, overstay', 'Overstay: ask before you travel', 'up to 60 days', 'text-signal'],
    ['Entry, free movement', 'No visa needed', 'a valid passport or identity card is enough', 'text-moss'],
  ] as const)('%s: the stamp depends on whether a stay was compared', (name, verdict, detail, ink) => {
    const html = draw(<Card call={COUNTRY_CALLS[name]} />)
    expect(html).toContain(verdict)
    expect(html).toContain(detail)
    expect(html).toContain(`items-center gap-x-4 ${ink}`)
  })

  it('says that a passport may end too early, on a rule that is free otherwise', () => {
    const { result } = COUNTRY_CALLS['Entry, free']
    const card = result.kind === 'found' ? result.card : {}
    const html = draw(<Card call={foundBy('entry-rule', { ...card, isPassportShort: true })} />)
    expect(html).toContain('Your passport may end too early')
    expect(html).not.toContain('No visa needed')
  })

  it('says which wish found no place on a trip, and why', () => {
    const { result } = CITY_CALLS.Trip
    const card = result.kind === 'found' ? result.card : {}
    const unmet = [{ name: 'Atlantis', placeId: null, because: 'not-found', relaxations: [] }]
    const html = draw(<Card call={{ ...CITY_CALLS.Trip, result: { kind: 'found', card: { ...card, unmet } } }} />)
    expect(html).toContain('Atlantis: not known to us, so not planned.')
  })

  it.each(CALLS)('%s with something missing says so calmly', (_, call) => {
    const card = call.result.kind === 'found' ? call.result.card : {}
    for (const part of Object.keys(card).filter((key) => key !== 'year')) {
      const html = draw(<Card call={foundBy(call.tool, { ...card, [part]: { kind: 'from another time' } })} />)
      expect(html).toContain(CALM)
    }
  })

  it.each(['unknown', 'refused'] as const)('shows nothing for what was %s', (kind) => {
    const result = kind === 'unknown' ? { kind, about: 'city' } : { kind, because: 'wrong-input' as const }
    expect(draw(<Card call={{ tool: 'entry-rule', input: {}, result }} />)).toBe('')
  })

  it('links to no address that is not of the web', () => {
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
  it('have the decimals of their currency on every step', () => {
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

  it('keep their own direction between words of the other', () => {
    const html = answerWith({ language: 'ar', isInEnglish: true, calls: [CITY_CALLS['A month']] })
    // React sets its own marks between pieces of text.
    expect(html.replaceAll('<!-- -->', '')).toMatch(/<bdi>[^<]+<\/bdi>, <bdi>[^<]+<\/bdi>/)
    expect(html).toMatch(/<time[^>]*>\u2068[^<]+\u2069<\/time>/)
  })
})

describe('AnswerBody', () => {
  const words = (text: string) => [{ id: null, pieces: [{ kind: 'words' as const, text }] }]

  it('puts the emergency numbers before the sentences, and other cards after them', () => {
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
      { id: 'crisis-line', pieces: [fact('SNS 24'), fact('0800 111 0 111'), fact('findahelpline.com')] },
    ]
    const calls = [COUNTRY_CALLS['Emergency, one number']]

    it('puts the kind sentence and the help line before the card, as links', () => {
      const html = answerWith({ sentences, calls })
      const order = ['You are not alone.', 'tel:08001110111', 'href="https://findahelpline.com"', 'Call 112']
      const places = order.map((each) => html.indexOf(each))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places[0]).toBeGreaterThan(0)
    })

    it('shows no card in a language that cards do not speak', () => {
      const html = answerWith({ sentences, calls, language: 'ar' })
      expect(html).toContain('You are not alone.')
      expect(html).not.toContain('Police')
    })
  })

  it('makes a number a large button only where every service answers it', () => {
    expect(answerWith({ calls: [COUNTRY_CALLS['Emergency, one number']] })).toContain('Call 112')
    const html = answerWith({ calls: [COUNTRY_CALLS['Emergency, in doubt']] })
    expect(html).not.toContain('Call 191')
    expect(html.indexOf('tel:1669')).toBeLessThan(html.indexOf('tel:191'))
  })

  it('reads no markup in a text', () => {
    const html = answerWith({ sentences: words('<img src=x onerror=alert(1)> ![a](https://evil.example/p)') })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('href')
  })

  it('offers only the buttons it knows, and none when nobody listens', () => {
    const answer = { ...ANSWER, actions: [{ kind: 'save-trip' }, { kind: 'delete-everything' }] }
    expect(draw(<AnswerBody answer={answer} onAction={() => undefined} />).match(/<button/g)).toHaveLength(1)
    expect(draw(<AnswerBody answer={answer} />)).not.toContain('<button')
  })

  it('names the place that a button keeps', () => {
    const answer = { ...ANSWER, actions: [{ kind: 'save', place: { value: { name: 'Colosseum' } } }] }
    expect(draw(<AnswerBody answer={answer} onAction={() => undefined} />)).toContain('Save Colosseum')
  })

  it('tells the days of a plan by its card alone', () => {
    const sentences = [
      { id: 'plan', pieces: [{ kind: 'words' as const, text: 'A plan for Lisbon.' }] },
      { id: 'planDay', pieces: [{ kind: 'words' as const, text: 'On the first day this and that.' }] },
    ]
    expect(answerWith({ sentences })).toContain('this and that')
    const html = answerWith({ sentences, calls: [CITY_CALLS.Trip] })
    expect(html).toContain('A plan for Lisbon.')
    expect(html).not.toContain('this and that')
  })

  it('asks one tool once', () => {
    const html = answerWith({ calls: [CITY_CALLS.Rate, CITY_CALLS.Rate] })
    expect(html.match(/<section/g)).toHaveLength(1)
  })
})
