import { basename } from 'node:path'

import type { SourceFile } from './source-files.ts'

const MOST_LINES = 400
/** A file so called is a thing not yet understood. */
const EMPTY_NAMES = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'shared', 'types', 'constants'])
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Migrations are named by the Supabase CLI: time, underscore, title. */
const MIGRATION = /^\d{14}_[a-z0-9_]+$/
const GENERATED = /\/(generated|packed)\//
/** Split, so that this file does not trip over itself. */
const MARKS = new RegExp(['TO' + 'DO', 'FIX' + 'ME', '@ts-' + 'ignore', '@ts-' + 'nocheck'].join('|'))

export function findBrokenFileRules(files: readonly SourceFile[]): readonly string[] {
  return files.filter(({ path }) => !GENERATED.test(path)).flatMap((file) => [...checkName(file), ...checkText(file)])
}

function checkName({ path }: SourceFile): readonly string[] {
  const [stem = ''] = basename(path).split('.')
  if (EMPTY_NAMES.has(stem)) return [`${path}: the name says nothing; name the file after its main export`]
  return KEBAB_CASE.test(stem) || MIGRATION.test(stem) ? [] : [`${path}: file names are in kebab-case`]
}

function checkText({ path, text }: SourceFile): readonly string[] {
  const lines = text.split('\n')
  const tooLong = lines.length > MOST_LINES + 1 ? [`${path}: ${lines.length - 1} lines, at most ${MOST_LINES}`] : []
  const marks = lines.flatMap((line, index) =>
    MARKS.test(line) ? [`${path}:${index + 1}: finish it: ${line.trim()}`] : [],
  )
  return [...tooLong, ...marks]
}
