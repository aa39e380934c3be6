import { loadGuide } from '@app/datasets/guide'
import { readPackedFile } from '@app/datasets/packed-files'
import { expect, it } from 'vitest'

import { findEntry } from './find-entry.ts'

const { destinations } = await loadGuide(readPackedFile)

it.each([
  ['PT', 'porto', 'porto'],
  ['PT', 'lisboa', 'lisbon'],
  ['ID', 'bali', 'bali'],
  ['GR', 'mykonos-island', 'mykonos'],
  ['TR', 'kapadokya', 'cappadocia'],
  ['ES', 'porto', undefined],
  ['PT', 'santa-comba-dao', undefined],
  ['PT', '', undefined],
])('in %s the address %s leads to %s', (country, asked, id) => {
  expect(findEntry(destinations, country, asked)?.id).toBe(id)
})
