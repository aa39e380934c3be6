// @vitest-environment jsdom
import { LONGEST_TRANSLATED, type TranslateTextRequest } from '@app/contracts/translate-text'
import type { Phrase, Phrasebook, PhraseLanguage } from '@app/domain/travel-phrases'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../../entities/traveller/session/use-auth.ts'
import { FreeText, LONGEST_TEXT } from './free-text.tsx'

type Answer = { data: object | null; error: object | null; response?: Response }
const invoked = vi.hoisted(() => vi.fn<(name: string, options: { body: TranslateTextRequest }) => Promise<Answer>>())
vi.mock('../../../api/backend.ts', () => ({ backend: async () => ({ functions: { invoke: invoked } }) }))
vi.mock('../../../entities/traveller/usage/guest-device.ts', () => ({ guestDevice: async () => '0a1b2c3d' }))
vi.mock('../../../entities/phrases/load-phrases.ts', () => ({
  loadPhrases: async () => ({ languages: [], entries: [], open: async () => undefined }),
}))

const GUEST = { user: null, session: null, isLoading: false } as unknown as Auth
const THAI: PhraseLanguage = { code: 'th', name: 'Thai', ownName: 'ไทย', direction: 'ltr', reviewedOn: null }
const phrase = (key: string, english: string, words: string): Phrase => {
  return { key, situation: 'basics', english, words, sound: null, otherWords: '' }
}
const BOOK: Phrasebook = {
  language: THAI,
  phrases: [phrase('where-toilet', 'Where is the toilet?', 'ห้องน้ำอยู่ที่ไหน'), phrase('hello', 'Hello', 'สวัสดี')],
  withheld: [{ key: 'allergic-nuts', situation: 'allergy', english: 'I am allergic to nuts', otherWords: '' }],
}
const SENTENCE = 'Excuse me, could you tell me where the toilet is?'

const shown = vi.fn<(large: object) => void>()
function translate(sentence: string): void {
  const view = { languages: [THAI], book: BOOK, tool: 'text', shelf: 'basics', search: '', isOpen: false } as const
  const router = createMemoryRouter([{ path: '*', element: <FreeText view={view} hasVoice={false} onShow={shown} /> }])
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthContext value={GUEST}>
        <RouterProvider router={router} />
      </AuthContext>
    </PageProviders>,
  )
  fireEvent.change(screen.getByLabelText('Your text'), { target: { value: sentence } })
  fireEvent.click(screen.getByRole('button', { name: 'Translate' }))
}
const answers = (data: object | null, error: object | null = null, response?: Response) =>
  invoked.mockResolvedValueOnce({ data, error, ...(response && { response }) })

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  invoked.mockReset()
  shown.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('takes as many letters as the server', () => expect(LONGEST_TEXT).toBe(LONGEST_TRANSLATED))

describe('a text that the browser translates', () => {
  function stubTranslator(changes: object = {}): void {
    const translator = { translate: async () => ' ห้องน้ำอยู่ไหน ', destroy: () => undefined }
    const api = { availability: async () => 'available', create: async () => translator, ...changes }
    vi.stubGlobal('Translator', api)
  }

  it('is not sent anywhere', async () => {
    stubTranslator()
    translate(SENTENCE)
    expect((await screen.findByText('ห้องน้ำอยู่ไหน')).lang).toBe('th')
    expect(screen.getByText(/by your browser, on this device/)).toBeTruthy()
    expect(invoked).not.toHaveBeenCalled()
  })

  it.each([
    ['does not know the languages', { availability: async () => 'unavailable' }],
    ['fails', { create: async () => Promise.reject(new Error('no space')) }],
    ['writes nothing', { create: async () => ({ translate: async () => ' ', destroy: () => undefined }) }],
  ])('goes to the server when the browser %s', async (_, changes) => {
    stubTranslator(changes)
    answers({ kind: 'translated', words: 'ส้วม', from: 'en', by: { kind: 'service', host: 'translate.example' } })
    translate(SENTENCE)
    expect(await screen.findByText('ส้วม')).toBeTruthy()
    expect(screen.getByText(/Translated by translate.example/)).toBeTruthy()
    expect(invoked.mock.calls[0]?.[1].body).toEqual({ text: SENTENCE, from: 'en', to: 'th', mayCount: false })
  })

  it('shows the share of the languages that has been downloaded, and can be stopped', async () => {
    let report: (event: { loaded: number }) => void = () => undefined
    stubTranslator({
      availability: async () => 'downloadable',
      create: ({ monitor }: { monitor: (progress: object) => void }) => {
        monitor({ addEventListener: (_: string, listener: typeof report) => (report = listener) })
        report({ loaded: 0.4 })
        return new Promise(() => undefined)
      },
    })
    translate(SENTENCE)
    expect(await screen.findByText('40 %')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

it('goes to the server when the browser stays silent', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('Translator', { availability: async () => 'downloadable', create: () => new Promise(() => undefined) })
  answers({ kind: 'translated', words: 'ส้วม', from: 'en', by: { kind: 'service', host: 'translate.example' } })
  translate(SENTENCE)
  await vi.advanceTimersByTimeAsync(7000)
  expect(invoked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1500)
  vi.useRealTimers()
  expect(await screen.findByText('ส้วม')).toBeTruthy()
})

describe('a text that nobody translates', () => {
  it('brings our nearest phrases, and says so', async () => {
    answers({ kind: 'none', hasModel: false })
    translate(SENTENCE)
    expect(await screen.findByText(/no translator is connected here/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /Where is the toilet/ }))
    expect(shown).toHaveBeenCalledWith(expect.objectContaining({ words: 'ห้องน้ำอยู่ที่ไหน' }))
    expect(screen.queryByText('สวัสดี')).toBeNull()
  })

  it('says when no phrase comes near', async () => {
    answers({ kind: 'none', hasModel: false })
    translate('My grandmother collects stamps')
    expect(await screen.findByText(/None of our phrases comes near/)).toBeTruthy()
  })

  it('names a phrase that nobody has reviewed in English only', async () => {
    answers({ kind: 'none', hasModel: false })
    translate('Please help, I am allergic to nuts')
    expect(await screen.findByText('Not in Thai yet')).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toBe('I am allergic to nuts')
  })

  it('does not ask the server without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    translate(SENTENCE)
    expect(await screen.findByText(/Not translated: you are offline/)).toBeTruthy()
    expect(screen.getByText('Where is the toilet?')).toBeTruthy()
    expect(invoked).not.toHaveBeenCalled()
  })

  it('is not blamed on the traveller when the server fails', async () => {
    answers(null, {}, new Response('{}', { status: 500 }))
    translate(SENTENCE)
    expect(await screen.findByText(/the translator did not answer/)).toBeTruthy()
  })
})

describe('the model', () => {
  it('is asked only when the traveller agrees that it counts', async () => {
    answers({ kind: 'none', hasModel: true })
    translate(SENTENCE)
    const use = await screen.findByRole('button', { name: 'Use the model' })
    expect(screen.getByText(/counts as one of your AI requests/)).toBeTruthy()
    answers({ kind: 'translated', words: 'ส้วม', from: 'en', by: { kind: 'model', name: 'm' } })
    fireEvent.click(use)
    expect(await screen.findByText('ส้วม')).toBeTruthy()
    expect(invoked.mock.calls[1]?.[1].body).toMatchObject({ mayCount: true, device: '0a1b2c3d' })
  })

  it('says when the requests of the day are used up', async () => {
    const refusal = { error: { code: 'usage_limit_reached', issues: { resetsAt: '2026-11-20T00:00:00Z' } } }
    answers(null, {}, Response.json(refusal, { status: 429 }))
    translate(SENTENCE)
    expect(await screen.findByText(/used up. More from/)).toBeTruthy()
  })
})

it('says that a text is in the language already', async () => {
  translate('ห้องน้ำอยู่ที่ไหน')
  expect(await screen.findByText('This is Thai already.')).toBeTruthy()
  expect(invoked).not.toHaveBeenCalled()
})

it('recognises the language while one types', async () => {
  translate('Wo ist bitte der nächste Bahnhof?')
  expect(await screen.findByText('Recognised: German')).toBeTruthy()
})
