/** For tests: caches that keep insertion order. */
export function createMemoryCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const storeOf = (name: string): Map<string, Response> => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return store
  }
  const keyOf = (key: RequestInfo): string => (typeof key === 'string' ? key : key.url)
  const open = async (name: string) => ({
    match: async (key: RequestInfo) => storeOf(name).get(keyOf(key))?.clone(),
    put: async (key: RequestInfo, response: Response) => void storeOf(name).set(keyOf(key), response),
    delete: async (key: RequestInfo) => storeOf(name).delete(keyOf(key)),
    keys: async () => [...storeOf(name).keys()].map((url) => ({ url })),
  })
  const storage = {
    open,
    match: async (key: string) =>
      [...stores.values()]
        .find((store) => store.has(key))
        ?.get(key)
        ?.clone(),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
  return { stores, storage: storage as unknown as CacheStorage }
}
