// @vitest-environment jsdom
import type { Phrase, Phrasebook as Book, PhraseLanguage } from '@app/domain/travel-phrases'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import type { PhrasebookView } from './load-phrasebook.ts'
import { Phrasebook } from './phrasebook.tsx'

const GUEST = { user: null, session: null, isLoading: false } as unknown as Auth
const language = (code: string, name: string, changes: Partial<PhraseLanguage> = {}): PhraseLanguage => ({
  code,
  name,
  ownName: name,
  direction: 'ltr',
  reviewedOn: null,
  ...changes,
})
const HEBREW = language('he', 'Hebrew', { ownName: 'עברית', direction: 'rtl' })
const phrase = (key: string, situation: Phrase['situation'], english: string, words: string, sound = key): Phrase => ({
  key,
  situation,
  english,
  words,
  sound,
  otherWords: '',
})
const PHRASES = [
  phrase('hello', 'basics', 'Hello', 'שלום', 'Shalom'),
  phrase('thank-you', 'basics', 'Thank you very much', 'תודה רבה', 'Toda raba'),
  phrase('the-bill', 'eating', 'The bill, please', 'חשבון, בבקשה', 'Cheshbon, bevakasha'),
]
const NUTS = { key: 'allergic-nuts', situation: 'allergy', english: 'I am allergic to nuts', otherWords: '' } as const

const opened = vi.hoisted(() => vi.fn<(code: string) => Promise<Book | undefined>>())
vi.mock('../../entities/phrases/load-phrases.ts', () => ({
  loadPhrases: async () => ({ languages: [], entries: [], open: opened }),
}))

function show(changes: Partial<PhrasebookView> = {}): void {
  const view: PhrasebookView = {
    languages: [language('en', 'English'), language('de', 'German'), HEBREW],
    book: { language: HEBREW, phrases: PHRASES, withheld: [NUTS] },
    tool: 'phrases',
    shelf: 'basics',
    search: '',
    isOpen: false,
    ...changes,
  }
  const router = createMemoryRouter([{ path: '*', element: <Phrasebook view={view} /> }])
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthContext value={GUEST}>
        <RouterProvider router={router} />
      </AuthContext>
    </PageProviders>,
  )
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '')
const type = (words: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })

afterEach(() => {
  cleanup()
  localStorage.clear()
  opened.mockReset()
  vi.unstubAllGlobals()
})

describe('phrases', () => {
  it('are those of the open situation, in their language and direction', () => {
    show()
    expect(rows()).toHaveLength(2)
    const words = screen.getByText('שלום')
    expect([words.lang, words.dir]).toEqual(['he', 'rtl'])
    expect(screen.getByText('Shalom')).toBeTruthy()
  })

  it.each(['bill', 'CHESHBON', 'חשבון'])('are found by "%s" in every situation', (typed) => {
    show()
    type(typed)
    expect(rows()).toEqual([expect.stringContaining('The bill, please')])
    expect(screen.getByRole('status').textContent).toBe('1 phrase')
  })

  it('say when none has the words', () => {
    show()
    type('submarine')
    expect(screen.getByRole('status').textContent).toBe('No phrase has these words.')
  })

  it('have their meaning in the language that the traveller speaks', async () => {
    opened.mockResolvedValue({
      language: language('de', 'German'),
      phrases: [phrase('hello', 'basics', 'Hello', 'Guten Tag')],
      withheld: [],
    })
    show()
    fireEvent.change(screen.getByLabelText('I speak'), { target: { value: 'de' } })
    expect((await screen.findByText('Guten Tag')).lang).toBe('de')
    expect(screen.getByText('Thank you very much').lang).toBe('en')
  })
})

describe('phrases that nobody has reviewed', () => {
  it('are in English only, with the reason', () => {
    show({ shelf: 'allergy' })
    expect(screen.getByText('Not in Hebrew yet')).toBeTruthy()
    expect(screen.getByText(/A wrong word here could harm you/)).toBeTruthy()
    expect(rows()).toEqual(['I am allergic to nuts'])
  })

  it('are named when they are searched', () => {
    show()
    type('nuts')
    expect(screen.getByText('Not in Hebrew yet')).toBeTruthy()
  })

  it('are said of the language, until a second reader has read it', () => {
    show()
    expect(screen.getByText(/A second reader has not read it yet/)).toBeTruthy()
    cleanup()
    const reviewed = { ...HEBREW, reviewedOn: '2026-11-19' }
    show({ book: { language: reviewed, phrases: PHRASES, withheld: [] } })
    expect(screen.getByText(/the second time on/).textContent).toMatch(/2026/)
  })
})

describe('favourites', () => {
  const star = (name: string) => screen.getByRole('button', { name: `Favourite: ${name}` })

  it('stay on the device, in the order in which they were marked', () => {
    show()
    fireEvent.click(star('Thank you very much'))
    fireEvent.click(star('Hello'))
    expect(star('Hello').getAttribute('aria-pressed')).toBe('true')
    cleanup()
    show({ shelf: 'favourites' })
    expect(rows().map((row) => row.slice(0, 5))).toEqual(['Thank', 'Hello'])
    fireEvent.click(star('Thank you very much'))
    expect(rows()).toHaveLength(1)
  })

  it('tell how to mark the first', () => {
    show({ shelf: 'favourites' })
    expect(screen.getByText(/Tap the star/)).toBeTruthy()
  })
})

describe('a phrase shown large', () => {
  it('fills the screen, and turns for the person opposite', async () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: /^Hello/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Hello' })
    const words = within(dialog).getByText('שלום')
    expect([words.lang, words.dir]).toEqual(['he', 'rtl'])
    const turn = within(dialog).getByRole('button', { name: 'Turn' })
    fireEvent.click(turn)
    expect(turn.getAttribute('aria-pressed')).toBe('true')
    expect(words.className).toContain('rotate-180')
  })
})

describe('voices', () => {
  it('play a phrase where the device has one, and say so where it has none', () => {
    show()
    expect(screen.getByText(/no Hebrew voice/)).toBeTruthy()
    cleanup()
    const speak = vi.fn<(utterance: { text: string; lang: string }) => void>()
    const events = { addEventListener: () => undefined, removeEventListener: () => undefined, cancel: () => undefined }
    vi.stubGlobal('speechSynthesis', { ...events, speak, getVoices: () => [{ lang: 'iw_IL' }] })
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        readonly text: string
        constructor(text: string) {
          this.text = text
        }
      },
    )
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Play: Hello' }))
    expect(speak.mock.calls[0]?.[0]).toMatchObject({ text: 'שלום', lang: 'iw_IL' })
    cleanup()
    const sorry = phrase('sorry', 'basics', 'I am sorry', 'אני מצטער/מצטערת')
    show({ book: { language: HEBREW, phrases: [sorry], withheld: [] } })
    fireEvent.click(screen.getByRole('button', { name: 'Play: I am sorry' }))
    expect(speak.mock.calls[1]?.[0]).toMatchObject({ text: 'אני מצטער' })
  })
})
