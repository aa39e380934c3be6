import type { Save } from '../../entities/save/saved-item.ts'

/** `all`, `none` (no collection), or the collection itself. */
export type CollectionChoice =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'named'; readonly name: string }

export const ALL: CollectionChoice = { kind: 'all' }

/** Every word has to occur somewhere, regardless of case and accents. */
export function chooseSaves(saves: readonly Save[], query: string, choice: CollectionChoice): readonly Save[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return saves.filter((save) => {
    const text = fold([save.title, save.description, save.note, save.collection].join(' '))
    return isIn(save, choice) && words.every((word) => text.includes(word))
  })
}

export function listCollections(saves: readonly Save[]): readonly string[] {
  const names = saves.map(({ collection }) => collection).filter((name) => name !== null)
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other))
}

function isIn({ collection }: Save, choice: CollectionChoice): boolean {
  if (choice.kind === 'all') return true
  return choice.kind === 'none' ? collection === null : collection === choice.name
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
