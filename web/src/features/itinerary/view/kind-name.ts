/** Kinds are written as the map writes them: `historic_building`. */
export function kindName(kind: string): string {
  return kind.replaceAll('_', ' ')
}
