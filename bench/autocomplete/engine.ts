/** A peer takes the same cities and answers with the numbers of at most eight of them, the best first. */
export type Engine = { search(query: string): readonly number[] | Promise<readonly number[]> }

/** Every text a city is found by, already folded, and what it weighs: the peers get what our index has. */
export type NamedCity = { readonly texts: readonly string[]; readonly weights: readonly number[] }

export type Prepare = (cities: readonly NamedCity[]) => Engine | Promise<Engine>
