import type { BackendConfig } from '../backend.ts'
import { EMPTY_PROFILE, type Profile } from './profile.ts'

export type ProfileState = {
  /** Whose it is; null for a guest. */
  readonly userId: string | null
  readonly profile: Profile
  /** False until the device or the server has answered. */
  readonly isReady: boolean
}

const NOBODY: ProfileState = { userId: null, profile: EMPTY_PROFILE, isReady: false }

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
    profileStore.set({ userId, profile: { ...before, ...changes }, isReady: true })
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
    const { loadProfile } = await import('./load-profile.ts')
    const loaded = await loadProfile(config, userId).catch(() => null)
    // Somebody else may have signed in meanwhile.
    if (state.userId !== userId) return
    profileStore.set({ userId, profile: { ...(loaded ?? state.profile), ...changedMeanwhile }, isReady: true })
  },
}
