/** Rows of the edit distance to a wanted text, kept by depth, so that sisters in a trie share those of their parent. */
export type EditRows = {
  /** Fewest edits to the wanted text from any beginning so far. */
  nearest: number
  /** Fewest edits in the last row: no beginning further on can need less. */
  lowest: number
  /** The key ends where the wanted text does. */
  isWhole: boolean
  advance(start: number, from: number, to: number, nearestSoFar: number): void
  /**
   * When no edit is left: the only letters that may come after the key's first `depth`, perhaps twice. They stand in
   * `after` from depth * perDepth up to the number returned, where a deeper walk does not overwrite them.
   */
  lettersAfter(start: number, depth: number): number
  readonly after: Uint16Array
  readonly perDepth: number
}

/**
 * Optimal string alignment. Only cells within `mostEdits` of the diagonal are filled; all others are beyond reach. The
 * result stands in the object itself: a walk asks thousands of times.
 */
export function createEditRows(text: Uint16Array, wanted: string, mostEdits: number): EditRows {
  const width = wanted.length + 1
  const letters = Uint16Array.from(wanted, (letter) => letter.charCodeAt(0))
  const beyond = mostEdits + 1
  const rows = new Uint8Array((wanted.length + mostEdits + 1) * width).fill(beyond)
  const perDepth = lettersPerDepth(mostEdits)
  const after = new Uint16Array((wanted.length + mostEdits + 1) * perDepth)
  const lowestAt = new Uint8Array(wanted.length + mostEdits + 1)
  for (let j = 0; j < width && j <= mostEdits; j += 1) rows[j] = j

  function fill(start: number, depth: number): void {
    const letter = text[start + depth - 1]!
    const before = depth > 1 ? text[start + depth - 2]! : 0
    const row = depth * width
    const above = row - width
    if (depth <= mostEdits) rows[row] = depth
    let lowest = depth <= mostEdits ? depth : beyond
    const last = Math.min(wanted.length, depth + mostEdits)
    for (let j = Math.max(1, depth - mostEdits); j <= last; j += 1) {
      const here = letters[j - 1]!
      let edits = rows[above + j - 1]! + (here === letter ? 0 : 1)
      if (rows[above + j]! + 1 < edits) edits = rows[above + j]! + 1
      if (rows[row + j - 1]! + 1 < edits) edits = rows[row + j - 1]! + 1
      if (depth > 1 && j > 1 && before === here && letters[j - 2] === letter) {
        const swapped = rows[above - width + j - 2]! + 1
        if (swapped < edits) edits = swapped
      }
      rows[row + j] = edits
      if (edits < lowest) lowest = edits
    }
    lowestAt[depth] = lowest
  }

  return {
    after,
    perDepth,
    nearest: beyond,
    lowest: 0,
    isWhole: false,
    advance(start, from, to, nearestSoFar) {
      let nearest = nearestSoFar
      let depth = from
      while (depth < to && text[start + depth] !== 0 && lowestAt[depth]! < nearest) {
        depth += 1
        fill(start, depth)
        const edits = rows[depth * width + width - 1]!
        if (edits < nearest) nearest = edits
      }
      this.nearest = nearest
      this.lowest = lowestAt[depth]!
      this.isWhole = text[start + depth] === 0 && rows[depth * width + width - 1] === nearest
    },
    lettersAfter: createLettersAfter(text, letters, rows, after, mostEdits),
  }
}

function createLettersAfter(
  text: Uint16Array,
  letters: Uint16Array,
  rows: Uint8Array,
  after: Uint16Array,
  mostEdits: number,
): EditRows['lettersAfter'] {
  const width = letters.length + 1
  return (start, depth) => {
    let end = depth * lettersPerDepth(mostEdits)
    const last = Math.min(letters.length - 1, depth + mostEdits)
    for (let j = Math.max(0, depth - mostEdits); j <= last; j += 1) {
      if (rows[depth * width + j]! <= mostEdits) after[end++] = letters[j]!
      // The second of two swapped neighbours.
      const isSwap = depth > 0 && j > 0 && text[start + depth - 1] === letters[j]
      if (isSwap && rows[(depth - 1) * width + j - 1]! < mostEdits) after[end++] = letters[j - 1]!
    }
    return end
  }
}

/** A cell of the band may allow its own letter and that of a swap. */
function lettersPerDepth(mostEdits: number): number {
  return 2 * (2 * mostEdits + 1)
}
