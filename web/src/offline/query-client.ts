import { onlineManager, QueryClient } from '@tanstack/react-query'

/**
 * The server's answers, one copy for the page. An answer is valid until a write, a realtime event or the return of the
 * network invalidates it. Offline the last answer stays, with its age in `dataUpdatedAt`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        // A query without a network fails at once instead of pausing, so that a screen can say so.
        networkMode: 'offlineFirst',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** The client of this tab; the server creates one for each page that it renders. */
export const queryClient = createQueryClient()

/** The key prefix of one account's data, which is stored for that account and deleted on sign-out. */
export function accountKey(userId: string | null, ...name: readonly unknown[]): readonly unknown[] {
  return ['account', userId, ...name]
}

/** Changes an existing answer, without changing its age. */
export function changeQueryData<Data>(queryKey: readonly unknown[], change: (data: Data) => Data): void {
  const { data, dataUpdatedAt } = queryClient.getQueryState<Data>(queryKey) ?? {}
  if (data !== undefined) queryClient.setQueryData(queryKey, change(data), { updatedAt: dataUpdatedAt ?? 0 })
}

/** The clients would retry for seconds before they report that there is no network. */
export function requireNetwork(): void {
  if (!navigator.onLine) throw new Error('There is no network')
}

// The library assumes a page is online until an event says otherwise.
if (typeof document !== 'undefined') onlineManager.setOnline(navigator.onLine)
