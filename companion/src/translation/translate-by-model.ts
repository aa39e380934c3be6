import { z } from 'zod'

import { hidePersonal } from '../conversation/without-personal.ts'
import { askOnce } from '../models/ask-once.ts'
import type { ModelSettings } from '../models/create-model.ts'
import type { ModelUse } from '../models/model-use.ts'
import { TRANSLATION_PROMPT } from '../prompts/translation-prompt.ts'

const TIMEOUT_MS = 15_000
const LONGEST_NAME = 60
/** Of a translation against its text: more is a model that talks. */
const LONGEST_SHARE = 6
const LEAST_ROOM = 200

const WriteTranslation = z.object({
  words: z.string().trim().min(1),
  from: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
})

const WRITE_TRANSLATION = {
  name: 'write-translation',
  about: 'Writes the translation down.',
  input: {
    type: 'object',
    properties: {
      words: { type: 'string', description: 'The translation, and nothing else' },
      from: { type: 'string', description: 'ISO 639-1 code of the language of the message' },
    },
    required: ['words'],
  },
}

type Wish = {
  readonly text: string
  /** In English: "Japanese". */
  readonly language: string
  readonly signal: AbortSignal
}

type Translated = {
  readonly translation: { readonly words: string; readonly from: string | null } | null
  readonly use: ModelUse
}

/** Personal data is hidden from the model and put back into its translation. Never throws. */
export async function translateByModel(settings: ModelSettings, { text, language, signal }: Wish): Promise<Translated> {
  const { hidden, restore } = hidePersonal(text)
  const { input, use } = await askOnce(settings, {
    prompts: TRANSLATION_PROMPT.id,
    system: `${TRANSLATION_PROMPT.text}\n\nTranslate into ${language.slice(0, LONGEST_NAME)}.`,
    text: hidden,
    tool: WRITE_TRANSLATION,
    timeoutMs: TIMEOUT_MS,
    signal,
  })
  const read = WriteTranslation.safeParse(input)
  const isTooLong = read.success && read.data.words.length > hidden.length * LONGEST_SHARE + LEAST_ROOM
  if (!read.success || isTooLong) return { translation: null, use }
  return { translation: { words: restore(read.data.words), from: read.data.from ?? null }, use }
}
