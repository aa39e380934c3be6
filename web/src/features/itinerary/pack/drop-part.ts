import { regionDownloads } from '../../../entities/map/regions/region-downloads.ts'
import { dropFiles } from '../../../offline/asked-files.ts'
import { ownFiles, type PackPartId, type TravelPack } from './travel-pack.ts'

const OF_THE_APP: ReadonlySet<PackPartId> = new Set(['phrases', 'entry', 'guide'])

/** Deletes what came with this trip and no other trip needs. Rates, advice and the card belong to their own tools. */
export async function dropPart(
  packs: readonly TravelPack[],
  tripId: string,
  id: PackPartId,
  userId: string | null,
): Promise<void> {
  const files = ownFiles(packs, tripId, id)
  if (OF_THE_APP.has(id)) await dropFiles(files)
  if (id === 'maps') for (const file of files) await regionDownloads.remove(file)
  if (id !== 'documents' || userId === null) return
  const { dropKeptDocument } = await import('../../../entities/vault/documents.ts')
  for (const file of files) await dropKeptDocument(userId, file)
}
