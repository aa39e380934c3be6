/** The URL of that table for a browser; build/packed-tables.ts creates it. */
declare module 'virtual:packed-table/*' {
  const url: string
  export default url
}
