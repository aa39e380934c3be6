import { useStoredValue } from '../../device/storage/use-stored-value.ts'
import { useProfile } from '../traveller/profile/use-profile.ts'

const KEY = 'favourite-phrases'
/** As many as an account stores. */
const MOST = 200
const PHRASE = /^[a-z][a-z-]{0,39}$/

export type FavouritePhrases = {
  /** Keys of phrases, the first marked first; the same in every language. */
  readonly favourites: readonly string[]
  readonly toggle: (key: string) => void
}

/** On this device, and in the account of a traveller who is signed in. */
export function useFavouritePhrases(label: string): FavouritePhrases {
  const [kept, keep] = useStoredValue(KEY, readKeys)
  const { profile, isReady, save } = useProfile()
  // Those marked before the sign-in move to the account with the next change.
  const favourites = isReady ? [...new Set([...profile.phrases, ...kept])] : kept
  return { favourites, toggle }

  function toggle(key: string): void {
    const next = favourites.includes(key) ? favourites.filter((each) => each !== key) : [...favourites, key]
    const phrases = next.slice(0, MOST)
    if (!isReady) return keep(phrases)
    void save({ phrases }, label).then(
      () => keep([]),
      () => keep(phrases),
    )
  }
}

function readKeys(stored: unknown): readonly string[] {
  const keys = Array.isArray(stored) ? stored : []
  return keys.filter((key): key is string => typeof key === 'string' && PHRASE.test(key)).slice(0, MOST)
}
