import { PackDialog } from '../../pack/pack-dialog.tsx'
import type { DialogProps, HeadDialog } from '../use-trip-editor.ts'
import { ExportDialog } from './export-dialog.tsx'
import { LodgingDialog } from './lodging-dialog.tsx'
import { PreferencesDialog } from './preferences-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

const DIALOGS: Readonly<Record<HeadDialog, (props: DialogProps) => React.ReactNode>> = {
  lodging: LodgingDialog,
  share: ShareDialog,
  export: ExportDialog,
  versions: VersionsDialog,
  preferences: PreferencesDialog,
  pack: PackDialog,
}

export function HeadDialogs({ which, ...props }: DialogProps & { readonly which: HeadDialog }) {
  const Chosen = DIALOGS[which]
  return <Chosen {...props} />
}
