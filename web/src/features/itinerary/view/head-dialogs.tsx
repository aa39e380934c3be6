import { BedDialog } from './bed-dialog.tsx'
import type { DialogProps, HeadDialog } from './head-dialog.ts'
import { ShareDialog } from './share-dialog.tsx'
import { TakeDialog } from './take-dialog.tsx'
import { VersionsDialog } from './versions-dialog.tsx'
import { WishesDialog } from './wishes-dialog.tsx'

const DIALOGS: Readonly<Record<HeadDialog, (props: DialogProps) => React.ReactNode>> = {
  bed: BedDialog,
  share: ShareDialog,
  take: TakeDialog,
  versions: VersionsDialog,
  wishes: WishesDialog,
}

export function HeadDialogs({ which, ...props }: DialogProps & { readonly which: HeadDialog }) {
  const Chosen = DIALOGS[which]
  return <Chosen {...props} />
}
