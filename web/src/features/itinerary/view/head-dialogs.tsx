import { ShareDialog } from './share-dialog.tsx'
import { TakeDialog } from './take-dialog.tsx'
import type { HeadDialog } from './trip-head.tsx'
import type { TripEditor } from './use-trip-editor.ts'
import { VersionsDialog } from './versions-dialog.tsx'
import { WishesDialog } from './wishes-dialog.tsx'

export type DialogProps = { readonly editor: TripEditor; readonly onClose: () => void }

const DIALOGS: Readonly<Record<HeadDialog, (props: DialogProps) => React.ReactNode>> = {
  share: ShareDialog,
  take: TakeDialog,
  versions: VersionsDialog,
  wishes: WishesDialog,
}

export function HeadDialogs({ which, ...props }: DialogProps & { readonly which: HeadDialog }) {
  const Chosen = DIALOGS[which]
  return <Chosen {...props} />
}
