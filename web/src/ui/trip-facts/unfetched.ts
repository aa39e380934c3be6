/** The tables are not here and could not be fetched: nothing is said of the place, and nothing denied. */
export const UNFETCHED = 'unfetched'

/** For a search that can do without what is told around it. On the server, where nothing is fetched, an error is one. */
export async function orUnfetched<Known>(facts: Promise<Known>, without: NoInfer<Known>): Promise<Known> {
  try {
    return await facts
  } catch (error) {
    if (import.meta.env.SSR) throw error
    return without
  }
}
