/**
 * Without surrounding marks and spaces. A loop, because a pattern for the end of a text would restart at every mark.
 */
export function trimMarks(text: string, before: string, behind: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isIn(before, text.charAt(start))) start += 1
  while (end > start && isIn(behind, text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

function isIn(marks: string, letter: string): boolean {
  return marks.includes(letter) || letter.trim() === ''
}
