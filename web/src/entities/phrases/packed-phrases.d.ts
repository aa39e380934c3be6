/** The URL of each file of the phrases for a browser, by its name in the packed folder; build/packed-tables.ts creates it. */
declare module 'virtual:packed-phrases' {
  const addresses: Readonly<Record<string, string>>
  export default addresses
}
