export type ComboboxOption = {
  readonly value: string
  /** What the field says once it is chosen. */
  readonly label: string
  /** The beginning of the label that the list sets in ink; the rest of it is softer. */
  readonly name?: string
  /** A second line: country, code, distance. */
  readonly detail?: string
  readonly group?: string
}

/** What was found, and what the list says below it: where it comes from, what is missing. */
export type FoundOptions = { readonly options: readonly ComboboxOption[]; readonly note?: string | undefined }

/** A slow answer may hand over what is known `meanwhile`; the real one takes its place. */
export type FindOptions = (
  query: string,
  signal: AbortSignal,
  meanwhile: (found: FoundOptions) => void,
) => Promise<readonly ComboboxOption[] | FoundOptions>

export type OptionGroup = { readonly name: string | undefined; readonly options: readonly ComboboxOption[] }

/** In the order in which the groups first appear, so that the keys walk the list as the eye does. */
export function groupOptions(options: readonly ComboboxOption[]): readonly OptionGroup[] {
  const groups = Map.groupBy(options, ({ group }) => group)
  return [...groups].map(([name, members]) => ({ name, options: members }))
}

/** Every word typed must begin a word of the option; accents do not matter. */
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
