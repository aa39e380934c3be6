import { useSyncExternalStore } from 'react'

import type { PhraseLanguage } from '../../entities/place/phrases.ts'

const REGIONS: Readonly<Record<PhraseLanguage, string>> = {
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  it: 'it-IT',
  pt: 'pt-PT',
  ja: 'ja-JP',
}
/** Slower than people speak, so that it can be repeated. */
const RATE = 0.85

/** `unknown` until the browser has listed its voices; the server never knows. */
export function useVoice(language: PhraseLanguage): 'unknown' | 'none' | 'ready' {
  return useSyncExternalStore(
    listen,
    () => stateOf(language),
    () => 'unknown',
  )
}

export function speak(words: string, language: PhraseLanguage): void {
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = REGIONS[language]
  utterance.rate = RATE
  const voice = speechSynthesis.getVoices().find((own) => own.lang.startsWith(language))
  if (voice) utterance.voice = voice
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

function stateOf(language: PhraseLanguage): 'none' | 'ready' {
  if (!('speechSynthesis' in globalThis)) return 'none'
  return speechSynthesis.getVoices().some(({ lang }) => lang.startsWith(language)) ? 'ready' : 'none'
}

function listen(onChange: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}
