import { posix } from 'node:path'

import { parseSync } from 'oxc-parser'

import type { SourceFile } from './source-files.ts'

export type Import = {
  readonly from: string
  readonly specifier: string
  /** The imported file of this repository; null for a package, a Node module or a missing file. */
  readonly to: string | null
  readonly line: number
  readonly isType: boolean
  readonly isLazy: boolean
}

/** `exports` of each part's package.json, by package name. */
export type PartExports = Readonly<
  Record<string, { readonly folder: string; readonly exports: Record<string, string> }>
>

type Found = Pick<Import, 'specifier' | 'isType' | 'isLazy'> & { readonly start: number }

/** Every import of every file, resolved as Node and the bundler would. */
export function readImports(files: readonly SourceFile[], parts: PartExports): readonly Import[] {
  const known = new Set(files.map(({ path }) => path))
  return files.flatMap(({ path, text }) =>
    findImports(path, text).map(({ specifier, start, isType, isLazy }) => ({
      from: path,
      specifier,
      to: resolve(path, specifier, parts, known),
      line: text.slice(0, start).split('\n').length,
      isType,
      isLazy,
    })),
  )
}

function findImports(path: string, text: string): readonly Found[] {
  const { module } = parseSync(path, text)
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    start: moduleRequest.start,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
    isLazy: false,
  }))
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, start: moduleRequest.start, isType, isLazy: false }] : [],
    ),
  )
  const lazy = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end))?.[1]
    return literal ? [{ specifier: literal, start, isType: false, isLazy: true }] : []
  })
  return [...imports, ...reExports, ...lazy]
}

function resolve(from: string, specifier: string, parts: PartExports, known: ReadonlySet<string>): string | null {
  if (specifier.startsWith('.')) return withExtension(posix.join(posix.dirname(from), specifier), known)
  const [scope, part, ...rest] = specifier.split('/')
  const found = parts[`${scope}/${part}`]
  if (!found) return null
  const subpath = ['.', ...rest].join('/')
  for (const [pattern, target] of Object.entries(found.exports)) {
    const matched = matchPattern(pattern, subpath)
    if (matched !== null) return withExtension(posix.join(found.folder, target.replaceAll('*', matched)), known)
  }
  return null
}

function matchPattern(pattern: string, subpath: string): string | null {
  const [before = '', after] = pattern.split('*')
  if (after === undefined) return pattern === subpath ? '' : null
  const isMatch = subpath.startsWith(before) && subpath.endsWith(after) && subpath.length > before.length + after.length
  return isMatch ? subpath.slice(before.length, subpath.length - after.length) : null
}

/** Imports name the file with its extension, except for bundler queries in web (`./logo.svg?url`). */
function withExtension(path: string, known: ReadonlySet<string>): string | null {
  const bare = path.replace(/\?.*$/, '')
  return [bare, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`].find((candidate) => known.has(candidate)) ?? null
}
