import { DocumentsNav } from '../../features/passport-check/documents-nav.tsx'
import { tripChecklistText as text } from '../../features/trip-checklist/trip-checklist-text.ts'
import { TripChecklist } from '../../features/trip-checklist/trip-checklist.tsx'
import { ToolScreen } from '../tool-screen.tsx'

export function Component() {
  return (
    <ToolScreen text={text} nav={<DocumentsNav here="checklist" />} illustration="documents">
      <TripChecklist />
    </ToolScreen>
  )
}
