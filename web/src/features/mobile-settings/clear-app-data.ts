import { SESSION_KEY } from '../../api/session/session-key.ts'

/** The program itself is no data: without it the app would not open offline any more. */
const PROGRAM = /precache/

/** Everything this site keeps here but the session and what still has to be sent. */
export async function clearAppData(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (key !== SESSION_KEY) localStorage.removeItem(key)
  sessionStorage.clear()
  await clearCaches()
}

export async function countUnsent(): Promise<number> {
  return 0
}

async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !PROGRAM.test(name)).map((name) => caches.delete(name)))
}
