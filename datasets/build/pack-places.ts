/** Lines of `CODE CODE|name|name`: the airports of a name. Airports that are not packed are left out. */
export function packPlaces(lines: readonly string[], known: ReadonlySet<string>): readonly string[] {
  return lines.flatMap((line) => {
    const [codes = '', ...names] = line.split('|')
    const kept = codes.split(' ').filter((code) => known.has(code))
    return kept.length === 0 ? [] : [[kept.join(' '), ...names].join('|')]
  })
}
