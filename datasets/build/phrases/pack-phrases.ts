/** The packed phrases: the list in English, and a file for each language. */
import { isGuarded, SITUATIONS, type Situation } from '@app/domain/travel-phrases'

import { languageFile } from '../../src/phrases/phrase-files.ts'
import type { PackedFile, PackedPart } from '../packed-file.ts'
import { lineOf, packedText } from '../packed-text.ts'
import type { RegisteredTable } from '../registered-table.ts'
import { type PhraseSource, readPhrases } from './read-phrases.ts'

type Entry = { readonly key: string; readonly situation: Situation; readonly english: string }
type Line = { readonly file: string; readonly number: number; readonly cells: readonly string[] }

const GAP = '…'
const CODE = /^[a-z]{2,3}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

export async function packPhrases(table: RegisteredTable, folder?: string): Promise<PackedFile> {
  return packPhraseSource(await readPhrases(folder), table)
}

/** Refuses a source with an error, and names the file and line. */
export function packPhraseSource(source: PhraseSource, table: RegisteredTable): PackedFile {
  const entries = linesOf('en.tsv', source.list).map(toEntry)
  const otherWords = otherWordsOf(source, entries)
  const languages = linesOf('languages.tsv', source.languages).map(toLanguage)
  const listed = languages.filter(({ code }) => code === 'en' || source.translations[code] !== undefined)
  for (const code of Object.keys(source.translations))
    if (!languages.some((language) => language.code === code)) throw new Error(`${code}.tsv is not in languages.tsv`)
  const parts = listed
    .filter(({ code }) => code !== 'en')
    .map((language) => packLanguage(table, entries, language, source.translations[language.code] ?? ''))
  const rows = entries.map(({ key, situation, english }) => lineOf(key, situation, english, otherWords.get(key) ?? ''))
  const lines = [
    lineOf('en', 'English', 'English', 'ltr', table.sources[0]?.checkedAt ?? ''),
    ...listed
      .filter(({ code }) => code !== 'en')
      .map(({ code, name, ownName, direction, reviewedOn }) => lineOf(code, name, ownName, direction, reviewedOn))
      .toSorted(byName),
  ]
  return { table, text: packedText(table, { languages: lines, rows }), rows: rows.length, parts }
}

function byName(one: string, other: string): number {
  const [a = '', b = ''] = [one, other].map((line) => line.split('|')[1])
  return a < b ? -1 : 1
}

function linesOf(file: string, text: string): readonly Line[] {
  return text
    .split('\n')
    .map((line, index) => ({
      file,
      number: index + 1,
      cells: line.split('\t').map((cell) => cell.normalize('NFC').trim()),
    }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

function refuse({ file, number }: Line, why: string): never {
  throw new Error(`${file}:${number}: ${why}`)
}

function toEntry(line: Line): Entry {
  const [key = '', situation = '', english = ''] = line.cells
  const known = SITUATIONS.find((each) => each === situation)
  if (!known) return refuse(line, `no situation "${situation}"`)
  if (key === '' || english === '') refuse(line, 'an empty cell')
  return { key, situation: known, english }
}

function toLanguage(line: Line) {
  const [code = '', name = '', ownName = '', direction = '', status = '', day = ''] = line.cells
  if (!CODE.test(code) || name === '' || ownName === '') refuse(line, 'no code or name')
  if (direction !== 'ltr' && direction !== 'rtl') refuse(line, `no direction "${direction}"`)
  if (status !== 'written' && status !== 'reviewed') refuse(line, `no status "${status}"`)
  if (status === 'reviewed' && !DAY.test(day)) refuse(line, 'reviewed on no day')
  return { code, name, ownName, direction, reviewedOn: status === 'reviewed' ? day : '' }
}

function otherWordsOf({ otherWords }: PhraseSource, entries: readonly Entry[]): ReadonlyMap<string, string> {
  const lines = linesOf('other-words.tsv', otherWords)
  for (const line of lines)
    if (!entries.some(({ key }) => key === line.cells[0])) refuse(line, `no phrase "${line.cells[0]}"`)
  return new Map(lines.map(({ cells: [key = '', words = ''] }) => [key, words]))
}

type Language = ReturnType<typeof toLanguage>

function packLanguage(table: RegisteredTable, entries: readonly Entry[], language: Language, text: string): PackedPart {
  const { code, reviewedOn } = language
  const lines = new Map<string, Line>()
  for (const line of linesOf(`${code}.tsv`, text)) {
    checkLine(line, entries)
    if (lines.has(line.cells[0] ?? '')) refuse(line, `"${line.cells[0]}" twice`)
    lines.set(line.cells[0] ?? '', line)
  }
  const rows = entries.map((entry) => {
    const [, words = '', sound = ''] = lines.get(entry.key)?.cells ?? []
    // Not only hidden on the page: what is not in the file cannot be shown anywhere.
    const isWithheld = words === '' || (isGuarded(entry) && reviewedOn === '')
    return isWithheld ? '' : sound === '' ? lineOf(words) : lineOf(words, sound)
  })
  return { file: languageFile(code), text: packedText(table, { rows }, { language: code }) }
}

function checkLine(line: Line, entries: readonly Entry[]): void {
  const [key = '', words = '', sound = '', ...more] = line.cells
  const entry = entries.find((each) => each.key === key)
  if (!entry) refuse(line, `no phrase "${key}"`)
  if (words === '') refuse(line, 'no words')
  if (more.length > 0) refuse(line, 'a cell too many')
  if (words.includes(GAP) !== entry.english.includes(GAP)) refuse(line, `"${GAP}" is not where the English has it`)
  if (sound !== '' && sound.includes(GAP) !== words.includes(GAP)) refuse(line, `"${GAP}" is missing in the sound`)
}
