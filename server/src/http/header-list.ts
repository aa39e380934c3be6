/** Lower-case names and values alternating, as `ServerResponse.writeHead` takes them. */
export type HeaderList = (string | number | string[])[]

/** Headers of the answer itself, in any spelling, replace those already in the list. */
export function overrideHeaders(list: HeaderList, given: unknown): HeaderList {
  if (Array.isArray(given)) {
    for (let i = 0; i + 1 < given.length; i += 2) putHeader(list, lowerCase(String(given[i])), String(given[i + 1]))
  } else if (typeof given === 'object' && given !== null) {
    const table = given as Readonly<Record<string, string>>
    for (const name of Object.keys(table)) putHeader(list, lowerCase(name), table[name] ?? '')
  }
  return list
}

export function putHeader(list: HeaderList, name: string, value: HeaderList[number]): void {
  const at = indexOf(list, name)
  if (at < 0) list.push(name, value)
  else list[at + 1] = value
}

/** Empty when there is none. */
export function headerOf(list: HeaderList, name: string): string {
  const at = indexOf(list, name)
  return at < 0 ? '' : String(list[at + 1])
}

function indexOf(list: HeaderList, name: string): number {
  for (let i = 0; i < list.length; i += 2) if (list[i] === name) return i
  return -1
}

/** The same few names occur in every answer. */
const lowered = new Map<string, string>()
const MAX_REMEMBERED = 200

function lowerCase(name: string): string {
  const known = lowered.get(name)
  if (known !== undefined) return known
  const lower = name.toLowerCase()
  if (lowered.size < MAX_REMEMBERED) lowered.set(name, lower)
  return lower
}
