import { type DefaultError, useQuery, type UseQueryOptions } from '@tanstack/react-query'

import { useHydrated } from '../device/hydration/use-hydrated.ts'

/**
 * As `useQuery`, but without data during hydration: a part must first render what the server rendered, and a part
 * hydrated late would otherwise find the data there already.
 */
export function useHydratedQuery<Data>(options: UseQueryOptions<Data, DefaultError, Data>) {
  const isHydrated = useHydrated()
  const { data, isPending, isError, isFetching, dataUpdatedAt, refetch } = useQuery(options)
  return {
    data: isHydrated ? data : undefined,
    isPending: isPending || !isHydrated,
    isError: isError && isHydrated,
    isFetching,
    dataUpdatedAt,
    refetch,
  }
}
