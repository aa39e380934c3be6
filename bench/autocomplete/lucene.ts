import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { foldText } from '@app/domain/place-search'

import { labelOf, loadPacked, namedCities } from './cities.ts'
import { LABELS } from './labels.ts'
import type { Measured } from './run-engine.ts'

/** Debian's liblucene8-java and default-jdk-headless. */
const JARS = ['core', 'suggest', 'analyzers-common'].map((part) => `/usr/share/java/lucene-${part}-8.7.0.jar`)

export type LuceneMeasured = Measured & {
  /** The fuzzy suggester alone, as an application would use it for typo tolerance in one call. */
  readonly fuzzyMicroseconds: readonly number[]
}

/** Null when Java or Lucene is not installed. */
export async function measureLucene(): Promise<LuceneMeasured | null> {
  if (!JARS.every((jar) => existsSync(jar)) || spawnSync('javac', ['-version']).status !== 0) return null
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-lucene-'))
  try {
    return await measureIn(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureIn(folder: string): Promise<LuceneMeasured> {
  const packed = loadPacked()
  const rows = namedCities(packed).flatMap(({ texts, weights }, city) =>
    texts.map((text, i) => `${text}\t${weights[i] ?? 0}\t${city}`),
  )
  const [names, queries] = [join(folder, 'names.tsv'), join(folder, 'queries.txt')]
  await writeFile(names, rows.join('\n'))
  await writeFile(queries, LABELS.map(({ query }) => foldText(query)).join('\n'))
  const program = join(import.meta.dirname, 'peers/LuceneSuggester.java')
  const { stdout, stderr, status } = spawnSync(
    'java',
    ['-Xmx3g', '-cp', JARS.join(':'), program, names, queries, folder],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0) throw new Error(`Lucene: ${stderr}`)
  const [head = '', ...lines] = stdout.trimEnd().split('\n')
  const [buildMs, memoryMb] = head.split('\t').map(Number)
  const cells = lines.map((line) => line.split('\t'))
  return {
    buildMs: buildMs ?? Number.NaN,
    memoryMb: memoryMb ?? Number.NaN,
    microseconds: cells.map(([cascade]) => Number(cascade)),
    fuzzyMicroseconds: cells.map(([, fuzzy]) => Number(fuzzy)),
    found: cells.map(([, , cities = '']) =>
      cities
        .split(',')
        .filter(Boolean)
        .map((city) => labelOf(packed, Number(city))),
    ),
  }
}
