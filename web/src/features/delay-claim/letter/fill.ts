/** Puts the values in once, so that a `{name}` typed by a traveller stays what it is. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => values[name] ?? '')
}
