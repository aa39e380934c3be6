const LONGEST = 80

/** What a list calls a conversation until its owner does: the first line of the first question. */
export function titleOf(question: string): string {
  const line = question.trim().split('\n', 1)[0]?.replaceAll(/\s+/g, ' ').trim() ?? ''
  if (line.length <= LONGEST) return line
  const atWord = line.lastIndexOf(' ', LONGEST)
  // Some languages have no spaces, and half a character would be refused.
  const cut = line.slice(0, atWord > LONGEST / 2 ? atWord : LONGEST)
  return `${cut.toWellFormed().replaceAll('\uFFFD', '')}…`
}
