import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { MODEL, readCorpus } from './corpus-folder.ts'
import { trainReader } from './train-reader.ts'

/** A minute on a free core. */
const PATIENCE_MS = 600_000

it(
  'the packed model is what the corpus gives',
  async () => {
    expect(Buffer.compare(trainReader(await readCorpus()), await readFile(MODEL))).toBe(0)
  },
  PATIENCE_MS,
)
