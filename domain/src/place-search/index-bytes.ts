import type { SearchIndex } from './search-index.ts'

/**
 * An index as bytes: the length of a JSON header (4 bytes), the header, then every array at a multiple of four.
 * Little-endian, as on every supported machine; reading copies nothing.
 */
const ARRAYS = [
  ['text', Uint16Array],
  ['keyStart', Uint32Array],
  ['keyEntry', Uint32Array],
  ['keyScore', Uint16Array],
  ['nodeLow', Uint32Array],
  ['nodeHigh', Uint32Array],
  ['nodeDepth', Uint8Array],
  ['nodeChild', Uint32Array],
  ['nodeBest', Uint32Array],
  ['nodeSought', Uint32Array],
  ['nodeLetter', Uint16Array],
  ['nodeNext', Int32Array],
  ['nodeTop', Uint16Array],
  ['entryGroup', Uint16Array],
  ['entryRegion', Uint16Array],
  ['entryPosition', Int16Array],
  ['groupBest', Uint32Array],
] as const

type Head = { readonly lengths: readonly number[]; readonly groupNames: readonly string[] }

export function writeIndex(index: SearchIndex): Uint8Array {
  const lengths = ARRAYS.map(([name]) => index[name].length)
  const head = unitsOf(JSON.stringify({ lengths, groupNames: index.groupNames } satisfies Head))
  const parts: readonly ArrayBufferView[] = [Uint32Array.of(head.length), head, ...ARRAYS.map(([name]) => index[name])]
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => aligned(sum + byteLength), 0))
  let at = 0
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at = aligned(at + byteLength)
  }
  return bytes
}

/** The bytes must begin at a multiple of four in their buffer. */
export function readIndex({ buffer, byteOffset }: Uint8Array<ArrayBuffer>): SearchIndex {
  const headLength = new Uint32Array(buffer, byteOffset, 1)[0]!
  const head = textOf(new Uint16Array(buffer, byteOffset + 4, headLength))
  const { lengths, groupNames } = JSON.parse(head) as Head
  let at = aligned(byteOffset + 4 + headLength * 2)
  const arrays = ARRAYS.map(([name, Kind], i) => {
    const array = new Kind(buffer, at, lengths[i]!)
    at = aligned(at + array.byteLength)
    return [name, array] as const
  })
  return { ...(Object.fromEntries(arrays) as unknown as Omit<SearchIndex, 'groupNames'>), groupNames }
}

const aligned = (offset: number): number => (offset + 3) & ~3

function unitsOf(text: string): Uint16Array {
  return Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
}

function textOf(units: Uint16Array): string {
  let text = ''
  // As arguments of one call, a whole list of names would overflow the stack.
  for (let at = 0; at < units.length; at += 8192) text += String.fromCharCode(...units.subarray(at, at + 8192))
  return text
}
