import { foldText } from '@app/domain/place-search'

import type { ReadPacked } from '../columns/read-packed.ts'
import { GUIDE_VERSION, PLACE_NAMES_FILE } from './guide-file.ts'

/** Sights, day trips and towns by name, with the ids of the destinations that they belong to. */
export type PlaceNames = {
  readonly of: (folded: string) => readonly string[]
  /** Names of scripts without spaces, the longest first. */
  readonly unspaced: readonly (readonly [name: string, destinationId: string])[]
}

type NamesFile = { readonly table: string; readonly version: number; readonly rows: readonly string[] }

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]{3,}$/u
/** "Mount Rinjani" is also "Rinjani", "Lake Bled" is "Bled". */
const KIND =
  /^(?:mount|mt|lake|lago|lac|gunung|monte|mont|the|el|la|valle|vale|val|plaza|castillo|schloss) | (?:castle|lake|lakes|gorge|island|national park|outer market|market|rock|falls|palace|beach|cathedral|trail|valley|archaeological site|monastery|temple|hike|ruins|town|old town|caves?|fortress|hot springs|canyon)$/

export async function loadPlaceNames(read: ReadPacked): Promise<PlaceNames> {
  const file = JSON.parse(await read(PLACE_NAMES_FILE)) as NamesFile
  if (file.table !== 'guide' || file.version !== GUIDE_VERSION) throw new RangeError(`not guide ${GUIDE_VERSION}`)
  const [whole, short] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  const unspaced: [string, string][] = []
  for (const row of file.rows) {
    const [destination = '', ...names] = row.split('|')
    for (const name of names) {
      const solid = name.replaceAll('・', '')
      if (UNSPACED.test(solid)) unspaced.push([solid, destination])
      const folded = foldText(name)
      add(whole, folded, destination)
      const withoutKind = folded.replace(KIND, '')
      if (withoutKind !== folded) add(short, withoutKind, destination)
    }
  }
  return {
    of: (folded) => [...(whole.get(folded) ?? short.get(folded) ?? [])],
    unspaced: unspaced.toSorted(([a], [b]) => b.length - a.length),
  }
}

function add(known: Map<string, Set<string>>, name: string, destination: string): void {
  const destinations = known.get(name) ?? new Set()
  destinations.add(destination)
  known.set(name, destinations)
}
