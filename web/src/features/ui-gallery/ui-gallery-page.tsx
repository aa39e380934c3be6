import { MapPanel } from '../../entities/map/map-panel.tsx'
import { DataSpecimens } from './data-specimens.tsx'
import { FormSpecimens } from './form-specimens.tsx'
import { FoundationSpecimens } from './foundation-specimens.tsx'
import { OverlaySpecimens } from './overlay-specimens.tsx'
import { Specimen } from './specimen.tsx'
import { StateSpecimens } from './state-specimens.tsx'

const MONACO = { lat: 43.7384, lng: 7.4246 }
const SIGHTS = [
  { position: { lat: 43.7314, lng: 7.4202 }, title: 'Prince’s Palace', info: 'The old town on the rock' },
  { position: { lat: 43.7396, lng: 7.4281 }, title: 'Casino de Monte-Carlo' },
  { position: { lat: 43.7308, lng: 7.4256 }, title: 'Oceanographic Museum', info: 'Built into the cliff' },
  { position: { lat: 43.7312, lng: 7.4258 }, title: 'Saint-Martin Gardens' },
]

function MapSpecimens() {
  return (
    <>
      <Specimen name="Map panel" note="Fetched when it is first seen; streets where a region ships.">
        {(chart) => <MapPanel label={`Sights in Monaco (${chart})`} center={MONACO} zoom={14} markers={SIGHTS} />}
      </Specimen>
      <MapPanel label="The world" center={{ lat: 25, lng: 10 }} zoom={1.6} height={520} />
    </>
  )
}

/** The whole design system, in all its states and both themes. */
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
