// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { useReadAloud } from './turn/turn-tools.tsx'
import { useDictation } from './use-dictation.ts'

const CONFIG = {
  supabaseUrl: null,
  supabaseKey: 'key',
  origin: 'https://s.example',
  locale: 'de-DE',
  layout: 'desktop',
} as const

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('dictation', () => {
  class Recogniser {
    static last: Recogniser | null = null
    lang = ''
    onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null
    onerror: ((event: { error: string }) => void) | null = null
    onend: (() => void) | null = null
    start = vi.fn<() => void>()
    abort = vi.fn<() => void>(() => this.onend?.())
    constructor() {
      Recogniser.last = this
    }
  }

  function begin() {
    const [onWords, onFail] = [vi.fn<(words: string) => void>(), vi.fn<(because: string) => void>()]
    const wrapper = ({ children }: { children: ReactNode }) => <PageProviders config={CONFIG}>{children}</PageProviders>
    return { onWords, onFail, ...renderHook(() => useDictation({ onWords, onFail }), { wrapper }) }
  }

  it('is not offered where the browser has no support', () => {
    expect(begin().result.current.canDictate).toBe(false)
  })

  it('writes recognised speech into the field in the language of the page, and stops by itself', () => {
    vi.stubGlobal('webkitSpeechRecognition', Recogniser)
    const { result, onWords } = begin()
    act(() => result.current.toggle())
    expect(result.current).toMatchObject({ canDictate: true, isListening: true })
    expect(Recogniser.last).toMatchObject({ lang: 'de-DE' })
    act(() => {
      Recogniser.last?.onresult?.({ results: [[{ transcript: ' Steckdosen in Japan' }]] })
      Recogniser.last?.onend?.()
    })
    expect(onWords).toHaveBeenCalledExactlyOnceWith('Steckdosen in Japan')
    expect(result.current.isListening).toBe(false)
  })

  it.each([
    ['not-allowed', ['refused']],
    ['no-speech', ['failed']],
    ['language-not-supported', ['failed']],
    ['aborted', []],
  ])('says why nothing came: %s', (error, said) => {
    vi.stubGlobal('SpeechRecognition', Recogniser)
    const { result, onFail } = begin()
    act(() => result.current.toggle())
    act(() => Recogniser.last?.onerror?.({ error }))
    expect(onFail.mock.calls.flat()).toEqual(said)
  })
})

describe('reading aloud', () => {
  type Utterance = { lang: string; onend: () => void; onerror: (event: { error: string }) => void }

  function begin() {
    const speech = { getVoices: () => [], speak: vi.fn<(utterance: Utterance) => void>(), cancel: vi.fn<() => void>() }
    vi.stubGlobal('speechSynthesis', speech)
    vi.stubGlobal('SpeechSynthesisUtterance', class {})
    const onFail = vi.fn<() => void>()
    const { result } = renderHook(() => useReadAloud('Typ A.', 'de', onFail))
    act(() => result.current.toggle())
    const [[utterance] = []] = speech.speak.mock.calls
    return { speech, utterance, onFail, result }
  }

  it('is not offered where the browser has no support', () => {
    expect(renderHook(() => useReadAloud('Typ A.', 'de', vi.fn<() => void>())).result.current.canRead).toBe(false)
  })

  it('reads the whole answer in its language', () => {
    const { utterance, onFail, result } = begin()
    expect(utterance).toMatchObject({ lang: 'de' })
    expect(result.current.isReading).toBe(true)
    act(() => utterance?.onend())
    expect(result.current.isReading).toBe(false)
    expect(onFail).not.toHaveBeenCalled()
  })

  it.each([
    ['synthesis-failed', 1],
    ['interrupted', 0],
    ['canceled', 0],
  ])('reports a missing voice, and not that the traveller stopped it: %s', (error, times) => {
    const { utterance, onFail, result } = begin()
    act(() => utterance?.onerror({ error }))
    expect(result.current.isReading).toBe(false)
    expect(onFail).toHaveBeenCalledTimes(times)
  })
})
