const LONGEST = 80

/** What a list calls a conversation until its owner does: the first line of the first question. */
export function titleOf(question: string): string {
  const line = question.trim().split('\n', 1)[0]?.replaceAll(/\s+/g, ' ').trim() ?? ''
  if (line.length <= LONGEST) return line
  const cut = line.slice(0, LONGEST)
  const atWord = cut.lastIndexOf(' ')
  // Half a character would be refused, and some languages have no spaces.
  return `${(atWord > LONGEST / 2 ? cut.slice(0, atWord) : cut).toWellFormed().replaceAll('\uFFFD', '')}…`
}
