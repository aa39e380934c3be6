type Placeholder<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never

export type Text<Sentences extends Readonly<Record<string, string>>> = <Key extends keyof Sentences>(
  key: Key,
  ...values: Placeholder<Sentences[Key]> extends never ? [] : [values: Record<Placeholder<Sentences[Key]>, string>]
) => string

/** The keys of a catalogue, for types that name its sentences. */
export type KeyOf<T> = T extends Text<infer Sentences> ? keyof Sentences : never

/**
 * The sentences of one area; `{name}` marks a placeholder, which the compiler requires. One catalogue per area, because
 * a page should not load all the others.
 */
export function textOf<const Sentences extends Readonly<Record<string, string>>>(
  sentences: Sentences,
): Text<Sentences> {
  return (key, ...[values]) => {
    const filling: Readonly<Record<string, string>> = values ?? {}
    return (sentences[key] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => filling[name] ?? '')
  }
}
