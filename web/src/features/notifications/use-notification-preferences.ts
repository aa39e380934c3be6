import { useMutation, useQuery } from '@tanstack/react-query'

import { usePageConfig } from '../../api/page-config.tsx'
import type { NoticeKind } from '../../entities/notification/notice.ts'
import { notificationsText as text } from '../../entities/notification/notification-text.ts'
import {
  type Preference,
  type Preferences,
  preferencesOverlay,
  preferencesQuery,
  readPreferences,
  savePreference,
} from '../../entities/notification/preferences.ts'
import { useUnsent } from '../../offline/outbox-overlay.ts'
import { changeQueryData } from '../../offline/query-client.ts'
import { toast } from '../../ui/overlay/toast.ts'

const UNKNOWN = readPreferences([])

type Change = { readonly kind: NoticeKind; readonly next: Preference; readonly before: Preference }

/** The channels of each kind; a switch takes effect at once, also offline. */
export function useNotificationPreferences(userId: string) {
  const query = preferencesQuery(usePageConfig(), userId)
  const { data, isError, isFetching, refetch } = useQuery(query)
  const known = useUnsent(preferencesOverlay, data ?? UNKNOWN)
  const put = (kind: NoticeKind, preference: Preference): void =>
    changeQueryData<Preferences>(query.queryKey, (all) => ({ ...all, [kind]: preference }))
  const { mutate } = useMutation({
    mutationFn: ({ kind, next }: Change) => savePreference(userId, kind, next, text('wishes.title')),
    onMutate: ({ kind, next }) => put(kind, next),
    onError: (_error, { kind, before }) => {
      put(kind, before)
      toast.error(text('not-kept'))
    },
  })
  const preferences = data ? known : null
  const wishes = preferences ?? (isError && !isFetching ? ('failed' as const) : null)
  function change(kind: NoticeKind, changes: Partial<Preference>): void {
    if (preferences) mutate({ kind, next: { ...preferences[kind], ...changes }, before: preferences[kind] })
  }
  return { wishes, change, again: () => void refetch() }
}
