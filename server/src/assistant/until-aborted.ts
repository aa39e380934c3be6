/** As the source, but over at once when the signal says so, even if the source does not listen to it. */
export async function* untilAborted<Item>(source: AsyncIterable<Item>, signal: AbortSignal): AsyncGenerator<Item> {
  const iterator = source[Symbol.asyncIterator]()
  const aborted = new Promise<'aborted'>((resolve) => {
    if (signal.aborted) resolve('aborted')
    else signal.addEventListener('abort', () => resolve('aborted'), { once: true })
  })
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted])
      if (next === 'aborted' || next.done) return
      yield next.value
    }
  } finally {
    // Not waited for: a source that hangs would hang here too.
    void iterator.return?.().catch(() => undefined)
  }
}
