const TIMEOUT_MS = 5_000

/** One outbound request with a timeout, a size limit and no redirects; the answer is validated. */
export async function askProvider(
  url: string,
  init: RequestInit,
  { maxBytes, signal, timeoutMs = TIMEOUT_MS }: { maxBytes: number; signal: AbortSignal; timeoutMs?: number },
): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new ProviderError(`answered ${response.status}`)
  }
  return JSON.parse(await readWithin(response, maxBytes))
}

export class ProviderError extends Error {
  override readonly name = 'ProviderError'
}

async function readWithin(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new ProviderError(`more than ${maxBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
