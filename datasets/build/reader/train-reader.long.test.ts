import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { readConceptFiles } from './concept-files.ts'
import { MODEL, readCorpus } from './corpus-folder.ts'
import { readFrames } from './frames-folder.ts'
import { trainReader } from './train-reader.ts'

/** A minute on a free core. */
const PATIENCE_MS = 600_000

it(
  'the packed model is what the corpus gives',
  async () => {
    expect(
      Buffer.compare(
        trainReader(await readCorpus(), await readConceptFiles(), await readFrames()),
        brotliDecompressSync(await readFile(MODEL)),
      ),
    ).toBe(0)
  },
  PATIENCE_MS,
)
