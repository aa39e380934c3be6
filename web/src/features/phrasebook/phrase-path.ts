import type { PhrasebookView } from './load-phrasebook.ts'

type To = { readonly language: string } & Partial<Pick<PhrasebookView, 'shelf' | 'tool'>>

/** The page of a language: its phrases, or another way to translate into it. */
export function phrasePath({ language, shelf, tool = 'phrases' }: To): string {
  const more = [tool !== 'phrases' && `&tool=${tool}`, shelf && tool === 'phrases' && `&situation=${shelf}`]
  return `/translate?lang=${language}${more.filter(Boolean).join('')}`
}
