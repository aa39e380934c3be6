import type { LoadPhrases, PhraseTables } from '@app/domain/travel-phrases'
import { createContext, type RouterContextProvider } from 'react-router'

/** Set on the server, which reads its disk; a browser fetches the files, which the service worker keeps. */
export const serverPhrases = createContext<LoadPhrases | null>(null)

let loading: Promise<PhraseTables> | undefined

/** The list of phrases, 4 KB, and then one language at a time, 3 KB each. */
export function loadPhrases(context?: Readonly<Pick<RouterContextProvider, 'get'>>): Promise<PhraseTables> {
  const near = context?.get(serverPhrases)
  if (near) return near()
  loading ??= open().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function open(): Promise<PhraseTables> {
  return (await import('./fetch-phrases.ts')).fetchPhrases()
}
