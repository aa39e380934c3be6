import { gzipSync } from 'node:zlib'

/** The part of Vite's manifest that lists the imports of each module. */
export type BuildManifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

export type Load = {
  readonly name: string
  /** Modules requested at that moment; their imports are counted too. */
  readonly modules: readonly string[]
  /** Modules that are loaded already. */
  readonly after?: readonly string[]
  readonly maxBytes: number
}

/** A message for every load whose compressed scripts exceed its budget. */
export function findOverweight(
  manifest: BuildManifest,
  loads: readonly Load[],
  readFile: (file: string) => Buffer,
): readonly string[] {
  return loads.flatMap(({ name, modules, after = [], maxBytes }) => {
    const missing = [...modules, ...after].filter((module) => !manifest[module])
    if (missing.length > 0) return [`${name}: ${missing.join(', ')} is not in the build`]
    const there = filesOf(manifest, after)
    const files = [...filesOf(manifest, modules)].filter((file) => !there.has(file))
    const sizes = files.map((file) => [file, gzipSync(readFile(file), { level: 9 }).length] as const)
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0)
    if (bytes <= maxBytes) return []
    const list = sizes.toSorted(([, a], [, b]) => b - a).map(([file, size]) => `  ${size} ${file}`)
    return [`${name}: ${bytes} bytes gzip, ${maxBytes} allowed\n${list.join('\n')}`]
  })
}

function filesOf(manifest: BuildManifest, modules: readonly string[]): ReadonlySet<string> {
  const found = new Set(modules)
  for (const module of found) for (const imported of manifest[module]?.imports ?? []) found.add(imported)
  return new Set([...found].flatMap((module) => manifest[module]?.file ?? []))
}
