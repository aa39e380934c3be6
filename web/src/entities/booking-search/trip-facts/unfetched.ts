/** The tables could not be loaded: the facts are unknown, not false. */
export const UNFETCHED = 'unfetched'

/**
 * For a search that works without the extra facts. On the server, which loads nothing over the network, an error is
 * thrown.
 */
export async function orUnfetched<Known>(facts: Promise<Known>, without: NoInfer<Known>): Promise<Known> {
  try {
    return await facts
  } catch (error) {
    if (import.meta.env.SSR) throw error
    return without
  }
}
