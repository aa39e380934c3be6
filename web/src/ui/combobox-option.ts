export type ComboboxOption = {
  readonly value: string
  /** What the field says once it is chosen. */
  readonly label: string
  /** A second line: country, code, distance. */
  readonly detail?: string
  readonly group?: string
}

export type FindOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>

export type OptionGroup = { readonly name: string | undefined; readonly options: readonly ComboboxOption[] }

/** In the order in which the groups first appear, so that the keys walk the list as the eye does. */
export function groupOptions(options: readonly ComboboxOption[]): readonly OptionGroup[] {
  const groups = Map.groupBy(options, ({ group }) => group)
  return [...groups].map(([name, members]) => ({ name, options: members }))
}

/** Every word typed must begin a word of the option; accents do not matter. */
export function matchOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const wanted = words(query)
  return options.filter(({ label, detail = '' }) => {
    const own = words(`${label} ${detail}`)
    return wanted.every((word) => own.some((candidate) => candidate.startsWith(word)))
  })
}

function words(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
