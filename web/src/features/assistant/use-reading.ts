import { useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Reads an answer aloud in its own language, where the browser has a voice at all. */
export function useReading(words: string, language: string) {
  const canRead = useSyncExternalStore(
    never,
    () => 'speechSynthesis' in globalThis,
    () => false,
  )
  const [isReading, setReading] = useState(false)
  useEffect(() => {
    if (!isReading) return
    const utterance = new SpeechSynthesisUtterance(words)
    utterance.lang = language
    const voice = speechSynthesis.getVoices().find((own) => own.lang.startsWith(language.slice(0, 2)))
    if (voice) utterance.voice = voice
    utterance.onend = () => setReading(false)
    utterance.onerror = () => setReading(false)
    speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
    return () => speechSynthesis.cancel()
  }, [isReading, words, language])
  return { canRead, isReading, toggle: () => setReading((now) => !now) }
}
