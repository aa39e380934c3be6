/** The URL of the learned reader's weights for a browser; build/packed-tables.ts creates it. */
declare module 'virtual:packed-reader-model' {
  const address: string
  export default address
}
