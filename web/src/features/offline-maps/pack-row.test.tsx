// @vitest-environment jsdom
import type { MapPack } from '@app/datasets/map-packs'
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { PackRow } from './pack-row.tsx'

afterEach(cleanup)

const WORLD: MapPack = {
  id: 'world',
  file: 'world.pmtiles',
  title: 'World',
  area: 'Coasts and borders',
  date: '2026-05',
  bytes: 4_000_000,
  sha256: '',
  bounds: [-180, -85, 180, 85],
  minZoom: 0,
  maxZoom: 6,
}
const doNothing = (): void => {}

function showRow(pack: MapPack, keptBytes: number | null): void {
  renderOn(
    'phone',
    <MemoryRouter>
      <ul>
        <PackRow
          pack={pack}
          isFree
          isAllowed
          isShown
          keptBytes={keptBytes}
          loadedBytes={null}
          onShow={doNothing}
          onKeep={doNothing}
          onStop={doNothing}
          onRemove={doNothing}
        />
      </ul>
    </MemoryRouter>,
  )
}

it.each([
  ['nothing is known yet', WORLD, null, false],
  ['nothing is here', WORLD, 0, false],
  ['looking at it left a little', WORLD, 140_000, false],
  ['half of it came before it was stopped', WORLD, 1_000_000, true],
  ['the whole is here', WORLD, WORLD.bytes, true],
  ['the whole of a small one is here', { ...WORLD, bytes: 200_000 }, 200_000, true],
] as const)('offers to delete a map: %s', (_, pack, keptBytes, isOffered) => {
  showRow(pack, keptBytes)
  expect(screen.queryByRole('button', { name: 'Delete: World' }) !== null).toBe(isOffered)
})
