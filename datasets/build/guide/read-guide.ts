/** Reads the folders of the guide, one per country, and reports every invalid line. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { withoutDoubt } from '@app/domain/guide'

import { COUNTRY_COLUMNS } from './country-columns.ts'
import { error, type Problem } from './problem.ts'
import { byTable, type Column, TABLE_NAMES, type TableName, TABLES } from './tables.ts'

export const GUIDE_FOLDER = join(import.meta.dirname, '../../guide')

/** A row as written: a text for each column. */
export type SourceRow = {
  readonly cells: Readonly<Record<string, string>>
  /** `pt/sights.tsv:3`. */
  readonly where: string
  /** The name of the folder in capitals. */
  readonly country: string
}

export type GuideSource = {
  readonly countries: readonly SourceRow[]
  readonly tables: Readonly<Record<TableName, readonly SourceRow[]>>
  /** Unreadable lines, and cells that violate the rule of their column. */
  readonly problems: readonly Problem[]
}

type File = { readonly country: string; readonly name: string; readonly path: string; readonly text: string }

const COUNTRY_FILE = 'country.tsv'

export async function readGuide(folder = GUIDE_FOLDER): Promise<GuideSource> {
  const problems: Problem[] = []
  const countries: SourceRow[] = []
  const tables = byTable((): SourceRow[] => [])
  for (const file of await listFiles(folder)) {
    if (file.text.includes('\r')) problems.push(error({ where: file.path }, 'a carriage return'))
    const table = file.name.replace(/\.tsv$/, '') as TableName
    if (file.name === COUNTRY_FILE) countries.push(readCountry(file, problems))
    else if (TABLE_NAMES.includes(table)) tables[table].push(...readTable(file, TABLES[table], problems))
    else problems.push(error({ where: file.path }, `no such table; there are ${TABLE_NAMES.join(', ')} and country`))
  }
  return { countries, tables, problems }
}

async function listFiles(folder: string): Promise<readonly File[]> {
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : []
  const countries = entries.filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  const files = countries.toSorted(byName).map(async ({ name: country }) => {
    const names = (await readdir(join(folder, country))).filter((name) => name.endsWith('.tsv')).toSorted()
    return names.map(async (name) => {
      const text = await readFile(join(folder, country, name), 'utf8')
      return { country: country.toUpperCase(), name, path: `${country}/${name}`, text }
    })
  })
  return Promise.all((await Promise.all(files)).flat())
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1
}

function readTable(file: File, columns: readonly Column[], problems: Problem[]): readonly SourceRow[] {
  const [header = '', ...lines] = file.text.replace(/\n$/, '').split('\n')
  const names = columns.map(({ name }) => name)
  if (header !== names.join('\t')) {
    problems.push(error({ where: `${file.path}:1` }, `the header must be: ${names.join(' ')}`))
    return []
  }
  return lines.flatMap((line, index) => {
    const where = `${file.path}:${index + 2}`
    const texts = line.split('\t')
    if (texts.length !== names.length) {
      problems.push(error({ where }, `${texts.length} cells, ${names.length} expected: ${line.slice(0, 60)}`))
      return []
    }
    const cells = Object.fromEntries(names.map((name, at) => [name, texts[at] ?? '']))
    const found = columns.flatMap((column) => checkCell(column, cells[column.name] ?? '', where))
    if ((cells['lat'] === '') !== (cells['lon'] === '')) found.push(error({ where }, 'a latitude without a longitude'))
    problems.push(...found)
    return found.length > 0 ? [] : [{ cells, where, country: file.country }]
  })
}

/** One column on each line; a cell that ends in a question mark is likely. */
function readCountry(file: File, problems: Problem[]): SourceRow {
  const cells: Record<string, string> = {}
  const [header, ...lines] = file.text.replace(/\n$/, '').split('\n')
  if (header !== 'column\tvalue') problems.push(error({ where: `${file.path}:1` }, 'the header must be: column value'))
  for (const [index, line] of lines.entries()) {
    const where = `${file.path}:${index + 2}`
    const [name = '', text, ...more] = line.split('\t')
    const column = COUNTRY_COLUMNS.find((known) => known.name === name)
    if (!column) problems.push(error({ where }, `unknown column ${name}`))
    else if (text === undefined || more.length > 0) problems.push(error({ where }, 'a line is column, tab, value'))
    else if (name in cells) problems.push(error({ where }, `column ${name} twice`))
    else {
      cells[name] = text
      problems.push(...checkCell(column, withoutDoubt(text), where))
    }
  }
  for (const { name, isRequired } of COUNTRY_COLUMNS) {
    if (isRequired && !(name in cells)) problems.push(error({ where: file.path }, `${name} is missing`))
  }
  return { cells, where: file.path, country: file.country }
}

function checkCell({ name, rule, isRequired }: Column, text: string, where: string): readonly Problem[] {
  if (text === '') return isRequired ? [error({ where }, `${name} is empty`)] : []
  if (text !== text.trim() || text.includes('  ')) return [error({ where }, `${name} has stray spaces`)]
  const message = rule(text)
  return message === null ? [] : [error({ where }, `${name}: ${message}`)]
}
