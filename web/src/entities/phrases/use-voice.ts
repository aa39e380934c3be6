import { useSyncExternalStore } from 'react'

/** Where the language alone would pick another region's voice, or browsers name it otherwise. */
const TAGS: Readonly<Record<string, readonly string[]>> = {
  zh: ['zh-CN', 'zh'],
  pt: ['pt-PT', 'pt'],
  en: ['en-GB', 'en'],
  no: ['nb', 'no'],
  nb: ['nb', 'no'],
  he: ['he', 'iw'],
  id: ['id', 'in'],
  tl: ['fil', 'tl'],
  fil: ['fil', 'tl'],
}
/** Slower than people speak, so that it can be repeated. */
const RATE = 0.85

/** `unknown` until the browser has listed its voices; the server never knows. */
export function useVoice(language: string): 'unknown' | 'none' | 'ready' {
  return useSyncExternalStore(
    listen,
    () => stateOf(language),
    () => 'unknown',
  )
}

export function speak(words: string, language: string): void {
  const voice = voiceOf(language)
  const utterance = new SpeechSynthesisUtterance(words.replaceAll('…', ' '))
  utterance.lang = voice?.lang ?? tagsOf(language)[0] ?? language
  utterance.rate = RATE
  if (voice) utterance.voice = voice
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

function stateOf(language: string): 'none' | 'ready' {
  return voiceOf(language) ? 'ready' : 'none'
}

function voiceOf(language: string): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined
  const voices = speechSynthesis.getVoices()
  // Android writes zh_CN.
  const tagOf = ({ lang }: SpeechSynthesisVoice): string => lang.replace('_', '-').toLowerCase()
  const isOf = (voice: SpeechSynthesisVoice, tag: string): boolean =>
    tagOf(voice) === tag || tagOf(voice).startsWith(`${tag}-`)
  return tagsOf(language)
    .map((tag) => voices.find((voice) => isOf(voice, tag.toLowerCase())))
    .find((voice) => voice !== undefined)
}

function tagsOf(language: string): readonly string[] {
  return TAGS[language] ?? [language]
}

function listen(onChange: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}
