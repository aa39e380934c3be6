import type { BackendConfig } from '../backend.ts'
import { EMPTY_PROFILE, type Profile } from './profile.ts'

export type ProfileState = {
  /** Whose it is; null for a guest. */
  readonly userId: string | null
  readonly profile: Profile
  /** False until the device or the server has answered. */
  readonly isReady: boolean
  /** Neither has answered, so nothing may be changed. */
  readonly hasFailed: boolean
}

const NOBODY: ProfileState = { userId: null, profile: EMPTY_PROFILE, isReady: false, hasFailed: false }

let state = NOBODY
/** What was changed while the server was being asked: its answer is older than that. */
let changedMeanwhile: Partial<Profile> = {}
const listeners = new Set<() => void>()

/** One profile for the whole page, outside of React. What reads and writes it is fetched when somebody is signed in. */
export const profileStore = {
  get: (): ProfileState => state,
  getOnServer: (): ProfileState => NOBODY,
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  set(next: ProfileState): void {
    state = next
    for (const listener of listeners) listener()
  },
  /** Answers what stood there before, to take it back. */
  change(userId: string, changes: Partial<Profile>): Partial<Profile> {
    const before = state.userId === userId ? state.profile : EMPTY_PROFILE
    changedMeanwhile = { ...changedMeanwhile, ...changes }
    profileStore.set({ userId, profile: { ...before, ...changes }, isReady: true, hasFailed: false })
    return Object.fromEntries(Object.keys(changes).map((name) => [name, before[name as keyof Profile]]))
  },
  /** Called by whoever shows something of it; asks once for each account. */
  follow(config: BackendConfig, userId: string | null): void {
    if (state.userId === userId) return
    profileStore.set({ ...NOBODY, userId })
    if (userId !== null) void profileStore.reload(config, userId)
  },
  async reload(config: BackendConfig, userId: string): Promise<void> {
    changedMeanwhile = {}
    const loaded = await import('./load-profile.ts')
      .then(({ loadProfile }) => loadProfile(config, userId))
      .catch(() => null)
    // Somebody else may have signed in meanwhile.
    if (state.userId !== userId) return
    const isReady = loaded !== null || state.isReady
    const profile = { ...(loaded ?? state.profile), ...changedMeanwhile }
    profileStore.set({ userId, profile, isReady, hasFailed: !isReady })
  },
}
