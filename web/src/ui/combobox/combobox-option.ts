export type ComboboxOption = {
  readonly value: string
  /** The field's text once it is chosen. */
  readonly label: string
  /** The start of the label that the list emphasises; the rest is softer. */
  readonly name?: string
  /** A second line: country, code, distance. */
  readonly detail?: string
  readonly group?: string
}

/** The results, and a note below the list: the source, or what is missing. */
export type FoundOptions = { readonly options: readonly ComboboxOption[]; readonly note?: string | undefined }

/** A slow search may pass local results to `meanwhile`; the real ones replace them. */
export type FindOptions = (
  query: string,
  signal: AbortSignal,
  meanwhile: (found: FoundOptions) => void,
) => Promise<readonly ComboboxOption[] | FoundOptions>

export type OptionGroup = { readonly name: string | undefined; readonly options: readonly ComboboxOption[] }

/** In the order in which the groups first appear, so that arrow keys follow the visual order. */
export function groupOptions(options: readonly ComboboxOption[]): readonly OptionGroup[] {
  const groups = Map.groupBy(options, ({ group }) => group)
  return [...groups].map(([name, members]) => ({ name, options: members }))
}

/** Every typed word must be the prefix of a word of the option, ignoring accents. */
export function matchOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  return options.filter(({ label, detail = '' }) => hasWords(`${label} ${detail}`, query))
}

export function hasWords(text: string, query: string): boolean {
  const [wanted, own] = [words(query), words(text)]
  return wanted.every((word) => own.some((candidate) => candidate.startsWith(word)))
}

function words(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
