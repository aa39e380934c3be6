import { basename } from 'node:path'

import type { SourceFile } from './source-files.ts'

const MOST_LINES = 400
const LONGEST_LINE = 160
/** One literal that cannot be split: classes of Tailwind, a pattern, a style rule, an address, a text typed by its gaps. */
const ONE_LITERAL = /class(Name)?=|^\s*\/\^?|\{ [a-z-]+:|\{[a-z]+\}|https?:|^\s*'[\w-]+',?$/i
/** A name that says nothing about its content. */
const EMPTY_NAMES = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'shared', 'types', 'constants'])
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Migrations are named by the Supabase CLI: time, underscore, title. */
const MIGRATION = /^\d{14}_[a-z0-9_]+$/
const GENERATED = /\/(generated|packed)\//
/** Word lists are data: files of any length, one entry per line, sorted. */
const WORD_LISTS = /\/word-lists\/[^/]+$/
const WORD_LIST_ENTRY = /^\s+(?:'(?<single>.*)'|"(?<double>.*)"),$/
/** Split, so that this file does not match itself. */
const MARKS = new RegExp(['TO' + 'DO', 'FIX' + 'ME', '@ts-' + 'ignore', '@ts-' + 'nocheck'].join('|'))

export function findBrokenFileRules(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => !GENERATED.test(path))
    .flatMap((file) => [
      ...checkName(file),
      ...(WORD_LISTS.test(file.path) ? checkWordLists(file) : checkLength(file)),
      ...checkLineLengths(file),
      ...checkMarks(file),
    ])
}

function checkName({ path }: SourceFile): readonly string[] {
  const [stem = ''] = basename(path).split('.')
  if (EMPTY_NAMES.has(stem)) return [`${path}: the name says nothing; name the file after its main export`]
  return KEBAB_CASE.test(stem) || MIGRATION.test(stem) ? [] : [`${path}: file names are in kebab-case`]
}

function checkLength({ path, text }: SourceFile): readonly string[] {
  const count = text.split('\n').length - 1
  return count > MOST_LINES ? [`${path}: ${count} lines, at most ${MOST_LINES}`] : []
}

function checkLineLengths({ path, text }: SourceFile): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    const { length } = Array.from(line)
    return length > LONGEST_LINE && !ONE_LITERAL.test(line)
      ? [`${path}:${index + 1}: ${length} characters, at most ${LONGEST_LINE}`]
      : []
  })
}

function checkMarks({ path, text }: SourceFile): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (MARKS.test(line) ? [`${path}:${index + 1}: finish it: ${line.trim()}`] : []))
}

/** Each entry must come after the one on the line before, which also rules out repeated entries. */
function checkWordLists({ path, text }: SourceFile): readonly string[] {
  const lines = text.split('\n')
  const entries = lines.map((line) => {
    const { single, double } = WORD_LIST_ENTRY.exec(line)?.groups ?? {}
    return single ?? double
  })
  return lines.flatMap((line, index) => {
    const [entry, before] = [entries[index], entries[index - 1]]
    if (/[[,] ?['"].*['"], ?['"]/.test(line)) return [`${path}:${index + 1}: one entry per line`]
    return entry !== undefined && before !== undefined && entry <= before
      ? [`${path}:${index + 1}: "${entry}" must stand before "${before}", and only once`]
      : []
  })
}
