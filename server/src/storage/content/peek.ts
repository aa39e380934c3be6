export type Peeked = { readonly head: Uint8Array; readonly bytes: AsyncGenerator<Uint8Array> }

/** The first bytes of a stream, and the stream again as if nobody had looked. */
export async function peek(source: AsyncGenerator<Uint8Array>, length: number): Promise<Peeked> {
  const chunks: Uint8Array[] = []
  let size = 0
  while (size < length) {
    const next = await source.next()
    if (next.done) break
    chunks.push(next.value)
    size += next.value.length
  }
  const head = Buffer.concat(chunks)
  return { head, bytes: again(head, source) }
}

async function* again(head: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head
  yield* rest
}
