/**
 * The URL of each file of the guide for a browser, by its name in the packed folder; build/packed-tables.ts creates it.
 */
declare module 'virtual:packed-guide' {
  const addresses: Readonly<Record<string, string>>
  export default addresses
}

/** Of its index alone: the search of places on this device needs no more. */
declare module 'virtual:packed-guide-index' {
  const address: string
  export default address
}
