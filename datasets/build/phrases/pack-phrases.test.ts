import { describe, expect, it } from 'vitest'

import { loadPhrases } from '../../src/phrases/index.ts'
import { readRegister, tableById } from '../registered-table.ts'
import { packPhraseSource } from './pack-phrases.ts'
import type { PhraseSource } from './read-phrases.ts'

const table = tableById((await readRegister()).tables)('phrases')
const SOURCE: PhraseSource = {
  list: [
    'key\tsituation\ttext',
    'hello\tbasics\tHello',
    'where-is\tdirections\tWhere is …?',
    'no-dairy\tdiet\tNo milk, please',
    'vegan\tdiet\tI am vegan',
    'allergic-nuts\tallergy\tI am allergic to nuts',
  ].join('\n'),
  languages: [
    'code\tenglish\town\tdirection\tstatus\treviewed-on',
    'ja\tJapanese\t日本語\tltr\twritten\t',
    'he\tHebrew\tעברית\trtl\treviewed\t2026-11-19',
    'xx\tNot written yet\tX\tltr\twritten\t',
  ].join('\n'),
  otherWords: 'key\twords\nhello\thi, hey',
  translations: {
    ja: 'key\ttext\ttransliteration\nwhere-is\t…はどこですか？\t… wa doko desu ka?\nhello\tこんにちは\tKonnichiwa\nallergic-nuts\tナッツ\tNattsu\nno-dairy\t乳\tNyū',
    he: 'key\ttext\ttransliteration\nallergic-nuts\tאגוזים\tegozim\nhello\tשלום\tShalom',
  },
}

async function open(source: PhraseSource = SOURCE) {
  const { text, parts = [] } = packPhraseSource(source, table)
  const files = new Map([[table.file, text], ...parts.map((part) => [part.file, part.text] as const)])
  return loadPhrases(async (file) => {
    const found = files.get(file)
    if (found === undefined) throw new Error(`no ${file}`)
    return found
  })
}

describe('packed phrases', () => {
  it('are read back in the order of the list, whatever the order of a language', async () => {
    const book = await (await open()).open('ja')
    expect(book?.phrases.map(({ key, words, sound }) => [key, words, sound])).toEqual([
      ['hello', 'こんにちは', 'Konnichiwa'],
      ['where-is', '…はどこですか？', '… wa doko desu ka?'],
    ])
    expect(book?.phrases[0]).toMatchObject({ english: 'Hello', situation: 'basics', otherWords: 'hi, hey' })
  })

  it('have languages by name, with English, and none without a table', async () => {
    const { languages } = await open()
    expect(languages.map(({ code, ownName }) => [code, ownName])).toEqual([
      ['en', 'English'],
      ['he', 'עברית'],
      ['ja', '日本語'],
    ])
    expect(languages[1]).toMatchObject({ direction: 'rtl', reviewedOn: '2026-11-19' })
    expect(await (await open()).open('xx')).toBeUndefined()
  })

  it('are themselves in English', async () => {
    const book = await (await open()).open('en')
    expect(book?.phrases.map(({ words }) => words)).toContain('I am allergic to nuts')
    expect(book?.withheld).toEqual([])
  })

  it('hold no line on allergies in a language that nobody has reviewed', async () => {
    const { parts = [] } = packPhraseSource(SOURCE, table)
    const japanese = parts.find(({ file }) => file.endsWith('-ja.json'))
    expect(japanese?.text).toContain('こんにちは')
    expect(japanese?.text).not.toMatch(/ナッツ|乳/)
    expect((await (await open()).open('ja'))?.withheld.map(({ key }) => key)).toEqual(['no-dairy', 'allergic-nuts'])
  })

  it('hold them in a reviewed language, and withhold nothing there', async () => {
    const book = await (await open()).open('he')
    expect(book?.phrases.map(({ words }) => words)).toEqual(['שלום', 'אגוזים'])
    expect(book?.withheld).toEqual([])
  })

  it('read a file again after a failure', async () => {
    const { text, parts = [] } = packPhraseSource(SOURCE, table)
    let fails = true
    const tables = await loadPhrases(async (file) => {
      if (file === table.file) return text
      if (fails) throw new Error('no network')
      return parts.find((part) => part.file === file)?.text ?? ''
    })
    await expect(tables.open('ja')).rejects.toThrow('no network')
    fails = false
    expect((await tables.open('ja'))?.phrases).toHaveLength(2)
  })
})

describe('a source with an error', () => {
  const withJa = (lines: string): PhraseSource => ({ ...SOURCE, translations: { ja: `key\ttext\tsound\n${lines}` } })
  it.each([
    ['an unknown phrase', withJa('helo\tこんにちは\t'), 'ja.tsv:2: no phrase "helo"'],
    ['a phrase twice', withJa('hello\tA\t\nhello\tB\t'), 'ja.tsv:3: "hello" twice'],
    ['a phrase without words', withJa('hello\t\tKonnichiwa'), 'ja.tsv:2: no words'],
    ['a missing gap', withJa('where-is\tどこですか\tdoko'), 'ja.tsv:2: "…" is not where'],
    ['a gap missing in the sound', withJa('where-is\t…はどこ\tdoko'), 'ja.tsv:2: "…" is missing in the sound'],
    ['an unlisted language', { ...SOURCE, translations: { de: '' } }, 'de.tsv is not in languages.tsv'],
    ['a review without a day', { ...SOURCE, languages: 'c\nja\tJapanese\t日本語\tltr\treviewed\t' }, 'on no day'],
    ['an unknown status', { ...SOURCE, languages: 'c\nja\tJapanese\t日本語\tltr\tgood\t' }, 'no status "good"'],
    ['an unknown situation', { ...SOURCE, list: 'k\nhello\tbasic\tHello' }, 'en.tsv:2: no situation "basic"'],
    ['other words for no phrase', { ...SOURCE, otherWords: 'k\nhallo\thi' }, 'other-words.tsv:2: no phrase "hallo"'],
  ] as const)('%s is refused', (_, source, message) => {
    expect(() => packPhraseSource(source, table)).toThrow(message)
  })
})
