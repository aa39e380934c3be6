/** A peer gets the same cities and returns the numbers of at most eight of them, the best first. */
export type Engine = { search(query: string): readonly number[] | Promise<readonly number[]> }

/** Every folded name of a city, and its weight: the peers get the content of our index. */
export type NamedCity = { readonly texts: readonly string[]; readonly weights: readonly number[] }

export type Prepare = (cities: readonly NamedCity[]) => Engine | Promise<Engine>
