import { ENGLISH } from './english.ts'

export type TextKey = keyof typeof ENGLISH

type Placeholder<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never
type Filling<Key extends TextKey> = Record<Placeholder<(typeof ENGLISH)[Key]>, string>

/** A sentence that needs values cannot be asked for without them. */
export function text<Key extends TextKey>(
  key: Key,
  ...[values]: Placeholder<(typeof ENGLISH)[Key]> extends never ? [] : [values: Filling<Key>]
): string {
  const filling: Readonly<Record<string, string>> = values ?? {}
  return ENGLISH[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => filling[name] ?? '')
}
