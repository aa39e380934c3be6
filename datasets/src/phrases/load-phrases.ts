import {
  isGuarded,
  type Phrase,
  type Phrasebook,
  type PhraseEntry,
  type PhraseLanguage,
  type PhraseTables,
  type Situation,
} from '@app/domain/travel-phrases'

import type { ReadPacked } from '../columns/read-packed.ts'
import {
  languageFile,
  openPhraseFile,
  type PhraseLanguageFile,
  type PhraseListFile,
  PHRASES_FILE,
} from './phrase-files.ts'

/** The list now, and the file of a language on demand; a file is read once, and again after a failure. */
export async function loadPhrases(read: ReadPacked): Promise<PhraseTables> {
  const list = openPhraseFile<PhraseListFile>(await read(PHRASES_FILE))
  const entries = list.rows.map(toEntry)
  const languages = list.languages.map(toLanguage)
  const english = languages.find(({ code }) => code === 'en')
  const opened = new Map<string, Promise<Phrasebook>>()
  const open = (language: PhraseLanguage): Promise<Phrasebook> => {
    const kept = opened.get(language.code)
    if (kept) return kept
    const opening =
      language === english
        ? Promise.resolve({ language, phrases: entries.map(inEnglish), withheld: [] })
        : read(languageFile(language.code)).then((text) => toPhrasebook(language, entries, text))
    opened.set(language.code, opening)
    opening.catch(() => opened.delete(language.code))
    return opening
  }
  return {
    languages,
    entries,
    open: async (code) => {
      const language = languages.find((each) => each.code === code)
      return language && open(language)
    },
  }
}

function toEntry(row: string): PhraseEntry {
  const [key = '', situation = '', english = '', otherWords = ''] = row.split('|')
  return { key, situation: situation as Situation, english, otherWords }
}

function toLanguage(row: string): PhraseLanguage {
  const [code = '', name = '', ownName = '', direction = '', reviewedOn = ''] = row.split('|')
  return { code, name, ownName, direction: direction === 'rtl' ? 'rtl' : 'ltr', reviewedOn: reviewedOn || null }
}

function inEnglish(entry: PhraseEntry): Phrase {
  return { ...entry, words: entry.english, sound: null }
}

function toPhrasebook(language: PhraseLanguage, entries: readonly PhraseEntry[], text: string): Phrasebook {
  const { rows } = openPhraseFile<PhraseLanguageFile>(text)
  const phrases = entries.flatMap((entry, index): readonly Phrase[] => {
    const [words = '', sound = ''] = (rows[index] ?? '').split('|')
    return words === '' ? [] : [{ ...entry, words, sound: sound || null }]
  })
  const known = new Set(phrases.map(({ key }) => key))
  const withheld =
    language.reviewedOn === null ? entries.filter((entry) => isGuarded(entry) && !known.has(entry.key)) : []
  return { language, phrases, withheld }
}
