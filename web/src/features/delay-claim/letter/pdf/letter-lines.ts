import type { LetterFont } from './letter-font.ts'

/** Narrow and fixed blanks of number formats are ordinary ones on paper that must not break. */
export function paperText(text: string): string {
  return text.replaceAll(/[\u202f\u2007-\u200a]/g, '\u00a0').replaceAll(/[\u200b-\u200d\u2060\ufeff]/g, '')
}

export function widthOf(text: string, font: LetterFont, size: number): number {
  let units = 0
  for (const character of text) units += font.glyphFor(character.codePointAt(0) ?? 0).advanceWidth
  return (units / font.unitsPerEm) * size
}

/** Lines of at most this width. A word that is wider than a line is broken, wherever it must be. */
export function breakLines(text: string, font: LetterFont, size: number, width: number): readonly string[] {
  const fits = (line: string): boolean => widthOf(line, font, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/ +/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (!fits(line)) {
      const part = longestPart(line, fits)
      lines.push(part)
      line = line.slice(part.length)
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line]
}

function longestPart(word: string, fits: (line: string) => boolean): string {
  const characters = Array.from(word)
  let count = 1
  while (count < characters.length && fits(characters.slice(0, count + 1).join(''))) count += 1
  return characters.slice(0, count).join('')
}
