import type { Phrase, Phrasebook, PhraseEntry, PhraseLanguage, PhraseTables } from '@app/domain/travel-phrases'

const language = (code: string, name: string, ownName: string): PhraseLanguage => ({
  ...{ code, name, ownName, direction: 'ltr' },
  reviewedOn: '2026-11-19',
})
const LANGUAGES = [
  language('en', 'English', 'English'),
  language('de', 'German', 'Deutsch'),
  language('it', 'Italian', 'Italiano'),
  language('ja', 'Japanese', '日本語'),
]
const ENTRIES: readonly PhraseEntry[] = [
  { key: 'thank-you', situation: 'basics', english: 'Thank you', otherWords: 'thanks' },
  { key: 'where-toilet', situation: 'directions', english: 'Where is the toilet?', otherWords: 'restroom, bathroom' },
  { key: 'bill', situation: 'eating', english: 'The bill, please', otherWords: 'check' },
  { key: 'allergic-nuts', situation: 'allergy', english: 'I am allergic to nuts', otherWords: '' },
]
const WORDS: Readonly<Record<string, Readonly<Record<string, readonly [words: string, sound: string | null]>>>> = {
  de: {
    'thank-you': ['Danke', null],
    'where-toilet': ['Wo ist die Toilette?', null],
    bill: ['Die Rechnung, bitte', null],
    'allergic-nuts': ['Ich bin allergisch gegen Nüsse', null],
  },
  it: {
    'thank-you': ['Grazie', null],
    'where-toilet': ['Dov’è il bagno?', null],
    bill: ['Il conto, per favore', null],
  },
  ja: {
    'thank-you': ['ありがとうございます', 'Arigatō gozaimasu'],
    'where-toilet': ['トイレはどこですか', 'Toire wa doko desu ka'],
    bill: ['お会計をお願いします', 'O-kaikei o onegai shimasu'],
  },
}

/** Four phrases; the one about an allergy is withheld in two languages. */
export async function smallPhrases(): Promise<PhraseTables> {
  return { languages: LANGUAGES, entries: ENTRIES, open: async (code) => bookIn(code) }
}

function bookIn(code: string): Phrasebook | undefined {
  const found = LANGUAGES.find((each) => each.code === code)
  if (!found) return undefined
  const wordsOf = ({ key, english }: PhraseEntry) => (code === 'en' ? ([english, null] as const) : WORDS[code]?.[key])
  const phrases = ENTRIES.flatMap((entry): Phrase[] => {
    const said = wordsOf(entry)
    return said ? [{ ...entry, words: said[0], sound: said[1] }] : []
  })
  return { language: found, phrases, withheld: ENTRIES.filter((entry) => !wordsOf(entry)) }
}
