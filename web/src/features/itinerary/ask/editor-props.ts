import type { TripAsk } from '@app/domain/trip-draft'

export type EditorProps = {
  readonly ask: TripAsk
  /** Where the journey was said to go as well, and which is no town. */
  readonly regions: readonly string[]
  readonly change: (changes: Partial<TripAsk>) => void
}
