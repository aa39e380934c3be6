import './gallery.css'
import { DataSpecimens } from './data-specimens.tsx'
import { FormSpecimens } from './form-specimens.tsx'
import { FoundationSpecimens } from './foundation-specimens.tsx'
import { MapSpecimens } from './map-specimens.tsx'
import { OverlaySpecimens } from './overlay-specimens.tsx'
import { StateSpecimens } from './state-specimens.tsx'

/** Everything the design system has, in all its states, by day and by night. */
export function UiGalleryPage() {
  return (
    <div className="page-width gallery">
      <div>
        <p className="chart-label caps text-signal">Development only</p>
        <h1 className="text-heading">The parts of the chart</h1>
      </div>
      <FoundationSpecimens />
      <FormSpecimens />
      <OverlaySpecimens />
      <StateSpecimens />
      <DataSpecimens />
      <MapSpecimens />
    </div>
  )
}
