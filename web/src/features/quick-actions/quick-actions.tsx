import { lazy, Suspense, useState } from 'react'

import { useTrialState } from '../../entities/traveller/subscription/use-trial-state.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { quickActionsText as text } from './quick-actions-text.ts'
import { ActionTile, LinkTile } from './tile.tsx'

const LOADERS = {
  emergency: async () => ({ default: (await import('./emergency-dialog.tsx')).EmergencyDialog }),
  location: async () => ({ default: (await import('./location-dialog.tsx')).LocationDialog }),
  nearby: async () => ({ default: (await import('./nearby-dialog.tsx')).NearbyDialog }),
} as const
type Name = keyof typeof LOADERS
const DIALOGS = {
  emergency: lazy(LOADERS.emergency),
  location: lazy(LOADERS.location),
  nearby: lazy(LOADERS.nearby),
} as const

/** Actions that a traveller on the move needs at once; each dialog loads with the first tap on its tile. */
export function QuickActions() {
  const isPaid = useTrialState().kind === 'paid'
  const [asked, setAsked] = useState<Name | null>(null)
  const Asked = asked && DIALOGS[asked]
  /** Loaded before it is rendered: a dialog that fails to load would take the whole page down. */
  async function open(name: Name): Promise<void> {
    try {
      await LOADERS[name]()
      setAsked(name)
    } catch (error) {
      console.warn('the dialog did not load', error)
      toast.error(text(name === 'emergency' ? 'missing.emergency' : 'missing'))
    }
  }
  return (
    <section aria-labelledby="actions" className="page-width pt-2 pb-6 lg:py-12">
      <h2 id="actions" className="mb-3 text-title lg:mb-5 lg:text-heading">
        {text('title')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(5.75rem,30%),1fr))] border-t border-l border-line bg-raised lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        <ActionTile name="emergency" isUrgent onPress={() => void open('emergency')} />
        <ActionTile name="location" onPress={() => void open('location')} />
        {isPaid && <LinkTile name="maps" to="/offline-maps" />}
        <LinkTile name="translate" to="/translate" />
        <LinkTile name="safety" to="/gemini-safety" />
        <LinkTile name="budget" to="/budget" />
        <ActionTile name="nearby" onPress={() => void open('nearby')} />
      </ul>
      {Asked && (
        <Suspense fallback={null}>
          <Asked onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </section>
  )
}
