import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

import type { Plugin } from 'vite'

type Build = { readonly files: readonly string[] }

/** The current build, and two before it. */
const KEPT_BUILDS = 3
const RECORD = '.vite/builds.json'

/**
 * A page opened before a release requests the scripts of its own build: they stay on the server for two more builds. So
 * the folder is not emptied before a build; afterwards files of none of the last three are deleted.
 */
export function keepOldAssets(): Plugin {
  let folder = ''
  return {
    name: 'sojourn:keep-old-assets',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      folder = join(config.root, config.environments['client']?.build.outDir ?? config.build.outDir)
    },
    writeBundle({ dir }, bundle) {
      forgetOldBuilds(dir ?? folder, Object.keys(bundle))
    },
  }
}

/** Exported for its test: `written` are the files of the newest build. */
export function forgetOldBuilds(folder: string, written: readonly string[]): void {
  const record = join(folder, RECORD)
  const assets = written.filter((name) => name.startsWith('assets/')).sort()
  const earlier = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as readonly Build[]) : []
  const others = earlier.filter(({ files }) => files.join() !== assets.join())
  const builds = [{ files: assets }, ...others].slice(0, KEPT_BUILDS)
  const kept = new Set(builds.flatMap(({ files }) => files))
  for (const name of listFiles(join(folder, 'assets'))) {
    const path = `assets/${name}`
    // A compressed file is beside its original, and is deleted with it.
    if (!kept.has(path.replace(/\.br$/, ''))) rmSync(join(folder, path))
  }
  writeFileSync(record, JSON.stringify(builds))
}

function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
