import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'

/** The part of the Web Speech API in use; browsers have it under two names, or not at all. */
type Recogniser = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}
type WithSpeech = {
  readonly SpeechRecognition?: new () => Recogniser
  readonly webkitSpeechRecognition?: new () => Recogniser
}

const REFUSED = new Set(['not-allowed', 'service-not-allowed'])
const FAILED = new Set(['audio-capture', 'network', 'no-speech', 'language-not-supported'])
const never = () => () => undefined

type Hearing = {
  readonly onWords: (words: string) => void
  readonly onFail: (because: 'refused' | 'failed') => void
}

/** Writes recognised speech into the field; nothing is sent automatically. */
export function useDictation({ onWords, onFail }: Hearing) {
  const { locale } = usePageConfig()
  const canDictate = useSyncExternalStore(
    never,
    () => maker() !== undefined,
    () => false,
  )
  const [isListening, setListening] = useState(false)
  const current = useRef<Recogniser | null>(null)
  useEffect(() => () => current.current?.abort(), [])
  const toggle = (): void => {
    if (current.current) return current.current.abort()
    const Speech = maker()
    if (!Speech) return
    const recogniser = new Speech()
    recogniser.lang = locale
    recogniser.continuous = false
    recogniser.interimResults = false
    recogniser.onresult = ({ results }) => {
      const words = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ')
      if (words.trim() !== '') onWords(words.trim())
    }
    recogniser.onerror = ({ error }) => {
      if (REFUSED.has(error)) onFail('refused')
      else if (FAILED.has(error)) onFail('failed')
    }
    recogniser.onend = () => {
      current.current = null
      setListening(false)
    }
    current.current = recogniser
    setListening(true)
    recogniser.start()
  }
  return { canDictate, isListening, toggle }
}

function maker(): (new () => Recogniser) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as WithSpeech
  return SpeechRecognition ?? webkitSpeechRecognition
}
