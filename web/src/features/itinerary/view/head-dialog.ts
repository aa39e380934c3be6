import type { TripEditor } from './use-trip-editor.ts'

export type HeadDialog = 'share' | 'versions' | 'take' | 'wishes' | 'bed'
export type DialogProps = { readonly editor: TripEditor; readonly onClose: () => void }
