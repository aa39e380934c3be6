/** The number of facts in a packed text, in any of its lists. */
export function countRows(text: string): number {
  const { rows, lines, countries } = JSON.parse(text) as Readonly<
    Record<string, readonly unknown[] | number | undefined>
  >
  const counted = rows ?? lines ?? countries ?? 0
  return typeof counted === 'number' ? counted : counted.length
}
