import { type Phrasebook, type PhraseLanguage, SITUATIONS, type Situation } from '@app/domain/travel-phrases'
import type { LoaderFunctionArgs } from 'react-router'

import { readFlag } from '../../device/storage/flags.ts'
import { loadPhrases } from '../../entities/phrases/load-phrases.ts'
import { LAST_LANGUAGES, readLanguages } from './last-languages.ts'

export type Shelf = Situation | 'favourites'

export const TOOLS = ['phrases', 'text', 'card'] as const
export type PhraseTool = (typeof TOOLS)[number]

export type PhrasebookView = {
  readonly tool: PhraseTool
  readonly languages: readonly PhraseLanguage[]
  readonly book: Phrasebook
  readonly shelf: Shelf
  readonly search: string
  /** No language was asked for, so the page may open the one used last. */
  readonly isOpen: boolean
}

const FIRST = 'es'
const LONGEST_SEARCH = 80

type Asked = Pick<LoaderFunctionArgs, 'request'> & Partial<Pick<LoaderFunctionArgs, 'context'>>

/** Language, situation and search are in the URL, so that the page works without script. */
export async function loadPhrasebook({ request, context }: Asked): Promise<PhrasebookView> {
  const params = new URL(request.url).searchParams
  const { languages, open } = await loadPhrases(context)
  const asked = languages.find(({ code }) => code === params.get('lang'))
  const book = await open(asked?.code ?? lastUsed(languages) ?? FIRST)
  if (!book) throw new Error(`no phrases in ${FIRST}`)
  const wanted = params.get('situation')
  const shelf = wanted === 'favourites' ? wanted : (SITUATIONS.find((situation) => situation === wanted) ?? 'basics')
  const search = (params.get('search') ?? '').slice(0, LONGEST_SEARCH)
  const tool = TOOLS.find((each) => each === params.get('tool')) ?? 'phrases'
  return { languages, book, tool, shelf, search, isOpen: asked === undefined }
}

/** Null on the server, which has no storage. */
function lastUsed(languages: readonly PhraseLanguage[]): string | null {
  try {
    const [last] = readLanguages(JSON.parse(readFlag(LAST_LANGUAGES) ?? '[]'))
    return languages.find(({ code }) => code === last)?.code ?? null
  } catch {
    return null
  }
}
