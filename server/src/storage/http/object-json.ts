import type { NewObject, ObjectRow } from '../objects/object-rows.ts'

/** Supabase Storage writes its times to the millisecond. */
export const toMillis = <T extends string | null>(time: T): T => (time && new Date(time).toISOString()) as T

export function objectInfo(object: ObjectRow): Readonly<Record<string, unknown>> {
  const { metadata } = object
  return {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: object.user_metadata ?? {},
    last_modified: toMillis(object.updated_at),
    created_at: toMillis(object.created_at),
  }
}

export function removedObject(object: ObjectRow): Readonly<Record<string, unknown>> {
  return {
    ...object,
    created_at: toMillis(object.created_at),
    updated_at: toMillis(object.updated_at),
    last_accessed_at: toMillis(object.last_accessed_at),
  }
}

export function copiedObject(id: string, row: NewObject): Readonly<Record<string, unknown>> {
  const { bucketId, key, version, ownerId, metadata, userMetadata } = row
  return {
    Id: id,
    Key: `${bucketId}/${key}`,
    id,
    name: key,
    bucket_id: bucketId,
    owner: ownerId,
    version,
    metadata,
    user_metadata: userMetadata,
  }
}
