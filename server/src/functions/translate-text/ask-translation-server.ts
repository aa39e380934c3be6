/** The API of LibreTranslate: POST /translate. */
import { LONGEST_TRANSLATED } from '@app/contracts/translate-text'
import { z } from 'zod'

import { askProvider } from '../../providers/ask-provider.ts'

/** Text in another script takes up to four bytes a letter, and JSON may escape each. */
const MAX_BYTES = LONGEST_TRANSLATED * 24
const LONGEST_ANSWER = LONGEST_TRANSLATED * 6
const TIMEOUT_MS = 8_000
/** Codes of the phrasebook that these servers write otherwise. */
const THEIR_CODES: Readonly<Record<string, string>> = { no: 'nb' }

const Answer = z.object({
  translatedText: z.string().trim().min(1).max(LONGEST_ANSWER),
  detectedLanguage: z.object({ language: z.string().max(20) }).optional(),
})

export type TranslationServer = { readonly url: string; readonly apiKey: string | undefined }

type Wanted = { readonly text: string; readonly from: string | null; readonly to: string; readonly signal: AbortSignal }

export async function askTranslationServer(
  { url, apiKey }: TranslationServer,
  { text, from, to, signal }: Wanted,
): Promise<{ readonly words: string; readonly from: string | null }> {
  const body = {
    q: text,
    source: from === null ? 'auto' : codeOf(from),
    target: codeOf(to),
    format: 'text',
    ...(apiKey !== undefined && { api_key: apiKey }),
  }
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const limits = { maxBytes: MAX_BYTES, signal, timeoutMs: TIMEOUT_MS }
  const answer = Answer.parse(await askProvider(`${url.replace(/\/$/, '')}/translate`, init, limits))
  return { words: answer.translatedText, from: from ?? ourCode(answer.detectedLanguage?.language) }
}

function codeOf(language: string): string {
  return THEIR_CODES[language] ?? language
}

/** `zh-Hans` is `zh` here; a code that is none is not passed on. */
function ourCode(theirs: string | undefined): string | null {
  const code = theirs?.split('-')[0]?.toLowerCase() ?? ''
  const known = Object.entries(THEIR_CODES).find(([, their]) => their === code)?.[0] ?? code
  return /^[a-z]{2,3}$/.test(known) ? known : null
}
