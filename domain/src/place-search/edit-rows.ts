/** Rows of the edit distance to a wanted text, kept by depth, so that sisters in a trie share those of their parent. */
export type EditRows = {
  /** Fewest edits to the wanted text from any beginning so far. */
  nearest: number
  /** Fewest edits in the last row: no beginning further on can need less. */
  lowest: number
  /** The key ends where the wanted text does. */
  isWhole: boolean
  advance(start: number, from: number, to: number, nearestSoFar: number): void
  /** When no edit is left: the only letters that may come after the key's first `depth`. */
  lettersAfter(start: number, depth: number): readonly number[]
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
    lettersAfter(start, depth) {
      const found: number[] = []
      const add = (letter: number): void => void (found.includes(letter) || found.push(letter))
      const last = Math.min(wanted.length - 1, depth + mostEdits)
      for (let j = Math.max(0, depth - mostEdits); j <= last; j += 1) {
        if (rows[depth * width + j]! <= mostEdits) add(letters[j]!)
        // The second of two swapped neighbours.
        const isSwap = depth > 0 && j > 0 && text[start + depth - 1] === letters[j]
        if (isSwap && rows[(depth - 1) * width + j - 1]! < mostEdits) add(letters[j - 1]!)
      }
      return found
    },
  }
}
