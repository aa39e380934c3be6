/** The worker lists every file that it precaches. */
export async function listPrecached(url: string): Promise<string[]> {
  const worker = await (await fetch(`${url}/sw.js`)).text()
  const paths = new Set([...worker.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path))
  if (paths.size === 0) throw new Error('nothing is precached')
  return [...paths]
}
