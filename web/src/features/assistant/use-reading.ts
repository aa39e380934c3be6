import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Somebody pressed the button again, or that of another answer. */
const STOPPED = new Set(['canceled', 'interrupted'])

/** Reads an answer aloud in its own language, where the browser has a voice at all. */
export function useReading(words: string, language: string, onFail: () => void) {
  const canRead = useSyncExternalStore(
    never,
    () => 'speechSynthesis' in globalThis,
    () => false,
  )
  const [isReading, setReading] = useState(false)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    if (!isReading) return
    const utterance = new SpeechSynthesisUtterance(words)
    utterance.lang = language
    const voice = speechSynthesis.getVoices().find((own) => own.lang.startsWith(language.slice(0, 2)))
    if (voice) utterance.voice = voice
    utterance.onend = () => setReading(false)
    utterance.onerror = ({ error }) => {
      setReading(false)
      if (!STOPPED.has(error)) fail()
    }
    speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
    return () => speechSynthesis.cancel()
  }, [isReading, words, language])
  return { canRead, isReading, toggle: () => setReading((now) => !now) }
}
