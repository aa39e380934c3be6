/** Where a browser fetches that table; build/packed-tables.ts makes it. */
declare module 'virtual:packed-table/*' {
  const url: string
  export default url
}
