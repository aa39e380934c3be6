import type { TripAsk } from '@app/domain/trip-draft'

export type EditorProps = { readonly ask: TripAsk; readonly change: (changes: Partial<TripAsk>) => void }
