import { correctionBytes } from './galois-field.ts'

/** Versions 1 to 6 at correction level M (ISO/IEC 18004, table 9): addresses need no more. */
const VERSIONS = [
  { version: 1, blocks: 1, dataBytes: 16, correction: 10 },
  { version: 2, blocks: 1, dataBytes: 28, correction: 16 },
  { version: 3, blocks: 1, dataBytes: 44, correction: 26 },
  { version: 4, blocks: 2, dataBytes: 32, correction: 18 },
  { version: 5, blocks: 2, dataBytes: 43, correction: 24 },
  { version: 6, blocks: 4, dataBytes: 27, correction: 16 },
] as const

const BYTE_MODE = 0b0100
const PADDING = [0xec, 0x11]

export type CodeBytes = { readonly version: number; readonly bytes: readonly number[] }

/** The text as bytes in the order they are drawn; null when it is too long for the versions above. */
export function codeBytes(text: string): CodeBytes | null {
  const content = [...new TextEncoder().encode(text)]
  // Twelve bits say what follows and how long it is.
  const fitting = VERSIONS.find(({ blocks, dataBytes }) => content.length + 2 <= blocks * dataBytes)
  if (!fitting) return null
  const { version, blocks, dataBytes, correction } = fitting
  const data = padded(content, blocks * dataBytes)
  const parts = Array.from({ length: blocks }, (_, index) => data.slice(index * dataBytes, (index + 1) * dataBytes))
  const corrections = parts.map((part) => correctionBytes(part, correction))
  return { version, bytes: [...interleaved(parts), ...interleaved(corrections)] }
}

function padded(content: readonly number[], length: number): readonly number[] {
  const head = (BYTE_MODE << 8) | content.length
  const nibbles = [head >> 8, (head >> 4) & 15, head & 15, ...content.flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const bytes = Array.from(
    { length: nibbles.length / 2 },
    (_, index) => ((nibbles[2 * index] ?? 0) << 4) | (nibbles[2 * index + 1] ?? 0),
  )
  return Array.from({ length }, (_, index) => bytes[index] ?? PADDING[(index - bytes.length) % 2] ?? 0)
}

/** A scratch then hurts every block a little, and none beyond repair. */
function interleaved(blocks: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block[index] ?? [])).flat()
}
