type Place = { readonly search: string; readonly hash?: string }

/** The new address with the query and the hash of the old one; values of the new address win. */
export function movedTarget(to: string, { search, hash = '' }: Place): string {
  const [pathname = '/', own] = to.split('?')
  const query = new URLSearchParams(own)
  for (const [name, value] of new URLSearchParams(search))
    if (!new URLSearchParams(own).has(name)) query.append(name, value)
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`
}
