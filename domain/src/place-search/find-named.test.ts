import { describe, expect, it } from 'vitest'

import { buildIndex, findNamed } from './index.ts'

const city = (...names: readonly string[]) => ({
  names: names.map((text, place) => ({ text, penalty: place, kind: 'name' as const })),
  importance: 20,
  group: 0,
  coordinates: { latitude: 0, longitude: 0 },
})
const index = buildIndex(
  [city('Florence', 'Firenze', 'フィレンツェ'), city('Florence'), city('Nova Friburgo'), city('Fribourg', 'Friburgo')],
  [{ names: ['X'] }],
)

describe('findNamed', () => {
  it.each([
    ['florence', [0, 1]],
    ['FIRENZE', [0]],
    ['フィレンツェ', [0]],
    ['friburgo', [3]],
    ['nova-friburgo', [2]],
    ['floren', []],
    ['florense', []],
    ['', []],
    ['x'.repeat(500), []],
  ])('%s is %j', (name, found) => expect(findNamed(index, name).toSorted((a, b) => a - b)).toEqual(found))
})
